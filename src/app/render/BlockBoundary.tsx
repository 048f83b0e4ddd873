import { Component, type ReactNode } from 'react';
import type { Block } from '../../generated/documents';
import { BlockCard, type Place } from './BlockCard';

interface Props {
  block: Block;
  place: Place | undefined;
  children: ReactNode;
}

interface State {
  error: Error | undefined;
}

/**
 * Keeps a block that throws from taking the page with it. Where the place in the document is known
 * (in dev) a card says what happened and where; a visitor sees the rest of the page.
 */
export class BlockBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    // As a class field it would bring along what older browsers need for those.
    this.state = { error: undefined };
  }

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  /** A changed document is a new chance. */
  override componentDidUpdate(previous: Props) {
    if (previous.block !== this.props.block && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    const { block, place, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (!import.meta.env.DEV || !place) return null;
    return (
      <BlockCard title={`The block ${block.type} could not be shown.`} detail={error.message} place={place} />
    );
  }
}
