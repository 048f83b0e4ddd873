import { useMemo } from 'react';
import { formSchema } from '../../content/form/form-schema';
import { pointerTo } from '../../content/json/locate';
import { StudioIcon } from '../look/icons';
import { useOpenDocument, useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import styles from './outline.module.css';
import { sections } from './site-sections';

/** The parts of what stands on every page. Each has its own form. */
export function SiteOutline() {
  const studio = useStudio();
  const document = useOpenDocument();
  const schemas = useStudioState((state) => state.material?.schemas);
  const pointer = useStudioState(({ selection }) => selection.pointer);
  const route = useStudioState((state) => state.route);
  const title = useStudioState(({ pages }) => pages.find((page) => page.route === route)?.title);
  const schema = useMemo(() => schemas && formSchema(schemas, 'site'), [schemas]);
  if (!schema || !document) return null;
  const parts = [
    { pointer: '', label: words.outline.site },
    ...sections(schema, document.value).map(({ name, label }) => ({ pointer: pointerTo('', name), label })),
  ];
  return (
    <div className={styles.outline} data-outline>
      <button type="button" className={styles.back} onClick={() => void studio.openRoute(route)}>
        <StudioIcon name="arrow-u-up-left" size={18} />
        {words.outline.back(title ?? route)}
      </button>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.pointer}>
            <button
              type="button"
              className={styles.page}
              aria-current={isIn(pointer, part.pointer) ? 'true' : undefined}
              onClick={() => studio.select({ pointer: part.pointer })}
            >
              {part.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isIn = (pointer: string, part: string) =>
  part === '' ? pointer === '' : `${pointer}/`.startsWith(`${part}/`);
