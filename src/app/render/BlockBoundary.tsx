import { Component, type ReactNode } from 'react';
import { blockInWords } from '../../content/model/pages/block-in-words';
import type { Block } from '../../generated/documents';
import { BlockCard, type SourcePosition } from './cards/BlockCard';

interface Props {
  block: Block;
  place: SourcePosition | undefined;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/**
 * An error boundary around a block: if it throws, the page stays. Where the place in the document is known
 * (in dev), a card says what happened and where; a visitor sees the rest of the page.
 */
export class BlockBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    // A class field would be compiled to helper code for older browsers.
    this.state = { error: undefined };
  }

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  /** Renders the block again when its document has changed. */
  override componentDidUpdate(previous: Props) {
    if (previous.block !== this.props.block && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { block, place, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (!import.meta.env.DEV || !place) return null;
    return (
      <BlockCard
        title={`The block ${block.type} could not be shown.`}
        detail={error.message}
        place={place}
        inStudio={{
          title: `${blockInWords(block.type)}: this block cannot be shown yet.`,
          detail: 'Something in it is missing, or is not as it should be. The list of problems says what.',
        }}
      />
    );
  }
}
