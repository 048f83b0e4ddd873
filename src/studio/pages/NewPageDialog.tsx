import { type ReactNode, useId, useRef, useState } from 'react';
import { blockTypesOf, compose, isPageKind, PAGE_KINDS } from '../../content/edit/pages/compositions';
import { folderOf, likelyPosition, menuPositions } from '../../content/edit/pages/menu';
import { routeOf, suggestAddress, suggestSegment } from '../../content/model/route';
import controls from '../look/controls.module.css';
import { StudioIcon } from '../look/icons';
import { useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import styles from './pages.module.css';

const { newPage } = words;

/** Makes a page: its title, what it is about, its address, and its entry in a menu. */
export function NewPageDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [turn, setTurn] = useState(0);
  const open = () => {
    setTurn(turn + 1);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className={styles.open} onClick={open}>
        <StudioIcon name="plus" />
        {newPage.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="new-page-title">
        <h2 id="new-page-title" className={controls.heading}>
          {newPage.title}
        </h2>
        <Fields key={turn} close={() => dialog.current?.close()} />
      </dialog>
    </>
  );
}

function Fields({ close }: { close: () => void }) {
  const studio = useStudio();
  const pages = useStudioState((state) => state.pages);
  const current = useStudioState((state) => state.route);
  const entries = useStudioState((state) => state.material?.entries) ?? [];
  const menus = useStudioState((state) => state.menus);
  const positions = menus ? menuPositions(menus) : [];
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [kind, setKind] = useState(PAGE_KINDS[0] ?? 'page');
  const [written, setWritten] = useState<string>();
  const [menu, setMenu] = useState<string>();
  const route = written ?? (title === '' ? '' : `${folderOf(current)}/${suggestSegment(title)}`);
  const path = `${suggestAddress(route).slice(1)}.json`;
  const problem =
    route === ''
      ? undefined
      : routeOf(`${route.slice(1)}.json`) !== route
        ? newPage.addressWrong
        : pages.some((page) => page.route === route)
          ? newPage.addressTaken
          : undefined;
  const likely = route === '' ? undefined : likelyPosition(positions, route)?.pointer;

  const make = async () => {
    if (!isPageKind(kind) || problem !== undefined) return;
    const examples = blockTypesOf(kind).flatMap(
      (type) => entries.find((entry) => entry.type === type)?.examples[0]?.block ?? [],
    );
    const content = { ...compose(kind, examples), title, description };
    const chosen = (menu ?? likely) || undefined;
    if (await studio.addPage({ path, route, title, content, menu: chosen })) close();
  };

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField label={newPage.name} help={newPage.nameHelp} value={title} onChange={setTitle} most={70} />
      <TextField
        label={newPage.description}
        help={newPage.descriptionHelp}
        value={description}
        onChange={setDescription}
        most={180}
      />
      <Select label={newPage.kind} value={kind} onChange={setKind}>
        {PAGE_KINDS.map((name) => (
          <option key={name} value={name}>
            {isPageKind(name) ? newPage.kinds[name] : name}
          </option>
        ))}
      </Select>
      <TextField
        label={newPage.address}
        help={problem ?? ''}
        value={route}
        onChange={setWritten}
        most={200}
      />
      <Select label={newPage.menu} value={menu ?? likely ?? ''} onChange={setMenu}>
        <option value="">{newPage.noMenu}</option>
        {positions.map(({ name, pointer }) => (
          <option key={pointer} value={pointer}>
            {name}
          </option>
        ))}
      </Select>
      <div className={controls.row}>
        <button type="submit" className={controls.main}>
          {newPage.make}
        </button>
        <button type="button" className={controls.second} onClick={close}>
          {newPage.cancel}
        </button>
      </div>
    </form>
  );
}

interface TextFieldProps {
  label: string;
  help: string;
  value: string;
  onChange: (value: string) => void;
  most: number;
}

function TextField({ label, help, value, onChange, most }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        required
        maxLength={most}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={controls.quiet}>
        {help}
      </p>
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
