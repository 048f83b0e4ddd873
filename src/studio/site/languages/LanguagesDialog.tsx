import { DialogButton } from '../../ui/dialog/DialogButton';
import { DialogEnds } from '../../ui/dialog/fields';
import dialog from '../../ui/dialog/dialog.module.css';
import controls from '../../ui/look/controls.module.css';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import { words } from '../../words';
import styles from './languages.module.css';
import { addressIn, type Translation } from './translations';
import { useTranslations } from './use-beside';

/** The languages of the site: which of them have the open page. Opens it there, or makes it. */
export function LanguagesDialog() {
  const hasMore = useStudioState(({ choices }) => choices.languages.length > 1);
  if (!hasMore) return null;
  return (
    <DialogButton
      icon="globe-simple"
      label={words.languages.open}
      name={words.languages.openNamed}
      title={words.languages.title}
    >
      {(close) => <Languages close={close} />}
    </DialogButton>
  );
}

function Languages({ close }: { close: () => void }) {
  const { translations, folder } = useTranslations();
  return (
    <div className={dialog.fields}>
      {translations.length === 0 && <p>{words.languages.servesAll}</p>}
      <ul className={styles.languages}>
        {translations.map((one) => (
          <Language key={one.folder} language={one} isOpen={one.folder === folder} close={close} />
        ))}
      </ul>
      <DialogEnds>
        <button type="button" className={controls.second} onClick={close}>
          {words.languages.close}
        </button>
      </DialogEnds>
    </div>
  );
}

interface LanguageProps {
  language: Translation;
  /** Whether the open page is in it. */
  isOpen: boolean;
  close: () => void;
}

function Language({ language: { folder, tag, name, path }, isOpen, close }: LanguageProps) {
  const studio = useStudio();
  const page = useStudioState((state) => state.page) ?? '';
  const route = useStudioState((state) => state.route);
  const languages = useStudioState((state) => state.choices.languages);
  const lead = async () => {
    if (path !== undefined) await studio.open(path);
    else if (!(await studio.site.translate(route, { folder, name }))) return;
    close();
  };
  const state = isOpen ? words.languages.isOpen : path ? words.languages.isThere : words.languages.isMissing;
  return (
    <li className={styles.language}>
      <span>
        <strong lang={tag}>{name}</strong>
        <span className={styles.state} data-missing={path === undefined || undefined}>
          {state}
        </span>
        <span className={styles.address}>{addressIn(folder, page, languages)}</span>
      </span>
      {!isOpen && (
        <button
          type="button"
          className={controls.second}
          aria-label={path ? words.languages.goTo(name) : words.languages.makeIn(name)}
          onClick={() => void lead()}
        >
          {path ? words.languages.go : words.languages.make}
        </button>
      )}
    </li>
  );
}
