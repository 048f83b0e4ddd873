import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { StudioIcon } from '../../ui/look/icons';
import { words } from '../../words';
import styles from '../outline.module.css';
import { OutlineTree } from '../tree/OutlineTree';
import { leadToForm } from '../tree/lead-to-form';
import { useItems } from '../tree/use-items';
import { pageItems } from './page-items';
import { PublicState } from './PublicState';
import { useBlocks } from './use-blocks';

/** The open page: what is said of it as a whole, and its blocks. */
export function PageOutline() {
  const studio = useStudio();
  const isWhole = useStudioState(({ selection }) => selection.pointer === '');
  const items = useItems(pageItems);
  const commands = useBlocks();
  const add = (
    <button
      type="button"
      className={styles.add}
      onClick={() => void commands.add({ where: 'end', pointer: '/blocks' })}
    >
      <StudioIcon name="plus" size={18} />
      {words.outline.atEnd}
    </button>
  );
  return (
    <div className={styles.outline} data-outline>
      <button
        type="button"
        className={styles.page}
        aria-current={isWhole ? 'true' : undefined}
        onClick={() => {
          studio.select({ pointer: '' });
          leadToForm();
        }}
      >
        {words.outline.page}
      </button>
      <PublicState />
      {items.length > 0 ? (
        <OutlineTree items={items} words={words.outline} commands={commands} below={add} />
      ) : (
        add
      )}
    </div>
  );
}
