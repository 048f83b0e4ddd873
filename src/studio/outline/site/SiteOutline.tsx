import { useMemo } from 'react';
import { formSchema } from '../../../content/form/form-schema';
import { documentKind } from '../../../content/model/source';
import { StudioIcon } from '../../ui/look/icons';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from '../outline.module.css';
import { OutlineTree } from '../tree/OutlineTree';
import { leadToForm } from '../tree/lead-to-form';
import { useItems } from '../tree/use-items';
import { siteItems } from './site-items';
import { useEntries } from './use-entries';

/** The parts of what stands on every page, with the entries of menus and columns. Each has its own form. */
export function SiteOutline() {
  const studio = useStudio();
  const schemas = useStudioState((state) => state.material?.schemas);
  const isWhole = useStudioState(({ selection }) => selection.pointer === '');
  const page = useStudioState((state) => state.page);
  const route = useStudioState((state) => state.route);
  const title = useAllPages().find((page) => page.route === route)?.title;
  const kind = documentKind(page ?? '');
  const schema = useMemo(() => schemas && formSchema(schemas, kind), [schemas, kind]);
  const items = useItems((document, problems) => (schema ? siteItems(schema, document, problems) : []));
  const commands = useEntries(schema);
  if (!commands) return null;
  return (
    <div className={styles.outline} data-outline>
      <button type="button" className={styles.back} onClick={() => void studio.openAddress(route)}>
        <StudioIcon name="arrow-u-up-left" size={18} />
        {words.outline.back(title ?? route)}
      </button>
      <button
        type="button"
        className={styles.page}
        aria-current={isWhole ? 'true' : undefined}
        onClick={() => {
          studio.select({ pointer: '' });
          leadToForm();
        }}
      >
        {words.menu.site}
      </button>
      <OutlineTree key={page} items={items} words={words.menu} commands={commands} />
    </div>
  );
}
