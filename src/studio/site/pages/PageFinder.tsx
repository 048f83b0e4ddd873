import { useMemo, useState } from 'react';
import { MissingIn } from '../languages/MissingIn';
import { missingIn } from '../languages/translations';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { documentName } from '../../store/pages/page-name';
import { words } from '../../words';
import { PageChoice } from './PageChoice';
import styles from './finder.module.css';

/** The open page, and all others, found by typing. */
export function PageFinder() {
  const studio = useStudio();
  const all = useAllPages();
  const page = useStudioState((state) => state.page);
  const name = useStudioState((state) => documentName(state, state.page ?? ''));
  const languages = useStudioState((state) => state.choices.languages);
  const [missing, setMissing] = useState<string>();
  const pages = useMemo(
    () => (missing === undefined ? all : missingIn(missing, languages, all)),
    [all, missing, languages],
  );
  return (
    <div className={styles.finder}>
      <PageChoice
        id="page-finder"
        label={words.pages.current}
        chosen={page}
        name={name}
        pages={pages}
        all={all}
        choose={(path) => void studio.open(path)}
        filter={<MissingIn missing={missing} choose={setMissing} />}
        isFiltered={missing !== undefined}
        onClose={() => setMissing(undefined)}
      />
    </div>
  );
}
