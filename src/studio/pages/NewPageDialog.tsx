import { useState } from 'react';
import { blockTypesOf, compose, isPageKind, PAGE_KINDS } from '../../content/edit/pages/compositions';
import { folderOf, likelyPosition, menuPositions } from '../../content/edit/pages/menu';
import { placeholdersFor } from '../../content/edit/pages/placeholders';
import { routeOf, suggestAddress, suggestSegment } from '../../content/model/route';
import { isRecord } from '../../content/util/is-record';
import { useOpenDocument, useStudio, useStudioState } from '../store/use-studio';
import { words } from '../words';
import { DialogButtons, Select, TextField } from '../dialog/fields';
import { DialogButton } from '../dialog/DialogButton';
import styles from '../dialog/dialog.module.css';

const { newPage } = words;

/** What a page begins with, where it is no kind. */
const LIKE = 'like the open page';
const COPY = 'copy of the open page';

/** Makes a page: its title, what it begins with, its address, and its entry in a menu. */
export function NewPageDialog() {
  return (
    <DialogButton icon="plus" label={newPage.open} title={newPage.title}>
      {(close) => <Fields first={PAGE_KINDS[0] ?? 'page'} close={close} />}
    </DialogButton>
  );
}

/** Makes a page that is a copy of the open one. */
export function DuplicateDialog() {
  return (
    <DialogButton icon="copy" label={words.pageActions.duplicate} title={newPage.title}>
      {(close) => <Fields first={COPY} close={close} />}
    </DialogButton>
  );
}

function Fields({ first, close }: { first: string; close: () => void }) {
  const studio = useStudio();
  const pages = useStudioState((state) => state.pages);
  const current = useStudioState((state) => state.route);
  const { value: open } = useOpenDocument() ?? {};
  const menus = useStudioState((state) => state.menus);
  const contentOf = useContent(open);
  const positions = menus ? menuPositions(menus) : [];
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [start, setStart] = useState(first);
  const [written, setWritten] = useState<string>();
  const [menu, setMenu] = useState<string>();
  const [isDraft, setIsDraft] = useState(true);
  const [refused, setRefused] = useState<string>();
  const route = written ?? (title === '' ? '' : `${folderOf(current)}/${suggestSegment(title)}`);
  const path = `${suggestAddress(route).slice(1)}.json`;
  const isTaken = pages.some((page) => page.route === route);
  const problem = route === '' ? undefined : (refused ?? problemOf(route, isTaken));
  const likely = route === '' ? undefined : likelyPosition(positions, route)?.pointer;
  const model = isPage(open) ? open.title : undefined;

  const make = async () => {
    if (problem !== undefined) return;
    const content = await contentOf({ start, title, description, route, isDraft });
    if (typeof content === 'object' && 'problem' in content) return setRefused(String(content.problem));
    const chosen = (menu ?? likely) || undefined;
    if (await studio.site.addPage({ path, route, title, content, menu: chosen })) close();
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
      {start !== COPY && (
        <TextField
          label={newPage.description}
          help={newPage.descriptionHelp}
          value={description}
          onChange={setDescription}
          most={180}
          isLong
        />
      )}
      <Select label={newPage.kind} value={start} onChange={setStart}>
        {PAGE_KINDS.map((name) => (
          <option key={name} value={name}>
            {isPageKind(name) ? newPage.kinds[name] : name}
          </option>
        ))}
        {model !== undefined && <option value={LIKE}>{newPage.like(model)}</option>}
        {model !== undefined && <option value={COPY}>{newPage.copy(model)}</option>}
      </Select>
      <TextField
        label={newPage.address}
        help={problem ?? ''}
        value={route}
        onChange={(to) => {
          setRefused(undefined);
          setWritten(to);
        }}
        most={200}
      />
      <Select label={newPage.menu} value={menu ?? likely ?? ''} onChange={setMenu}>
        <option value="">{newPage.noMenu}</option>
        {positions.map(({ name, pointer }) => (
          <option key={pointer} value={pointer}>
            {newPage.menuNames[name] ?? name}
          </option>
        ))}
      </Select>
      {start !== COPY && (
        <label className={styles.check}>
          <input type="checkbox" checked={isDraft} onChange={() => setIsDraft(!isDraft)} />
          {newPage.draft}
        </label>
      )}
      <DialogButtons make={newPage.make} close={close} />
    </form>
  );
}

interface Asked {
  start: string;
  title: string;
  description: string;
  route: string;
  isDraft: boolean;
}

/** What a new page has in it: the blocks of a kind, or of the open page, whose texts say what to write; or the open page itself. */
function useContent(open: unknown) {
  const studio = useStudio();
  const current = useStudioState((state) => state.route);
  const material = useStudioState((state) => state.material);
  return async ({ start, title, description, route, isDraft }: Asked): Promise<object | string> => {
    if (start === COPY) {
      const plan = await studio.site.planPage({ kind: 'copy', route: current, to: route, title });
      return 'problem' in plan ? plan : (plan.documents[0]?.text ?? '');
    }
    const examples = isPageKind(start) ? blockTypesOf(start).flatMap(exampleOf) : [];
    const model = isPageKind(start) ? compose(start, examples) : isPage(open) ? open : {};
    const fill = placeholdersFor(material?.schemas ?? { page: {}, site: {}, others: {} });
    const { kind, entrance, blocks } = fill(model);
    const status = isDraft ? 'draft' : undefined;
    const known = Object.entries({ kind, entrance, status }).filter(([, value]) => value !== undefined);
    return { title, description, ...Object.fromEntries(known), blocks };
  };

  function exampleOf(type: string): object | [] {
    return material?.entries.find((entry) => entry.type === type)?.examples[0]?.block ?? [];
  }
}

function problemOf(route: string, isTaken: boolean): string | undefined {
  if (routeOf(`${route.slice(1)}.json`) !== route) return newPage.addressWrong;
  return isTaken ? newPage.addressTaken : undefined;
}

const isPage = (value: unknown): value is { title: string; blocks: unknown[] } =>
  isRecord(value) && typeof value.title === 'string' && Array.isArray(value.blocks);
