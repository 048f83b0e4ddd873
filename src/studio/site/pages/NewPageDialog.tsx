import { useMemo, useState } from 'react';
import { placeholdersIn } from '../../../content/edit/pages/beginnings/beginning-like';
import { isPageKind, kindOfPage, PAGE_KINDS } from '../../../content/edit/pages/beginnings/compositions';
import { folderIn, isOfCategory, likelyPosition, menuPositions } from '../../../content/edit/pages/menu';
import {
  MAX_NAME_LENGTH,
  MAX_ONE_LINE_NAME_LENGTH,
  nameFromTitle,
} from '../../../content/edit/pages/beginnings/short-name';
import { homeIn } from '../../../content/model/languages/languages';
import {
  folderOf,
  HOME,
  routeOf,
  suggestAddress,
  suggestSegment,
} from '../../../content/model/addresses/route';
import { blockInWords } from '../../../content/model/pages/block-in-words';
import { DialogButton } from '../../ui/dialog/DialogButton';
import { Choices, DialogButtons, focusWrong, Select, TextField } from '../../ui/dialog/fields';
import styles from '../../ui/dialog/dialog.module.css';
import { useAllPages } from '../../store/hooks/use-all-pages';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import type { StudioState } from '../../store/state';
import { words } from '../../words';
import { PageField } from './PageField';
import { type Beginning, useBeginnings } from './use-beginnings';

const { newPage } = words;

/** What a page begins with, where it is no kind. */
const LIKE = 'like another page';
const COPY = 'copy of the open page';

/** What a page begins with and how much is left to write, in words; its description counts where it is left out. */
function beginsWith({ types, left: [texts, links, pictures] }: Beginning, lacksDescription: boolean): string {
  return newPage.begins(
    types.map(blockInWords).join(', '),
    texts + Number(lacksDescription),
    links,
    pictures,
  );
}

/** Makes a page: its title, what it begins with, its address, and its entry in a menu. */
export function NewPageDialog() {
  const first = useStudioState(likelyKind);
  return (
    <DialogButton icon="plus" label={newPage.open} title={newPage.title}>
      {(close) => <Fields first={first} close={close} />}
    </DialogButton>
  );
}

/** Makes a page that is a copy of the open one. */
export function DuplicateDialog() {
  return (
    <DialogButton
      icon="copy"
      label={words.pageActions.duplicate}
      name={words.pageActions.duplicateNamed}
      title={newPage.copyTitle}
    >
      {(close) => <Fields first={COPY} close={close} />}
    </DialogButton>
  );
}

function Fields({ first, close }: { first: string; close: () => void }) {
  const studio = useStudio();
  const pages = useAllPages();
  const current = useStudioState((state) => state.route);
  const page = useStudioState((state) => state.page);
  const menus = useStudioState((state) => state.menus);
  const languages = useStudioState(({ choices }) => choices.languages);
  const positions = menus ? menuPositions(menus) : [];
  const [titleWritten, setTitle] = useState('');
  const title = titleWritten.trim();
  const [nameWritten, setNameWritten] = useState<string>();
  const [description, setDescription] = useState('');
  const [start, setStart] = useState(first);
  const models = useMemo(() => pages.filter((one) => one.route !== undefined), [pages]);
  const open = models.find(({ path }) => path === page);
  const [model, setModel] = useState((open ?? models[0])?.path ?? '');
  const [hasAllBlocks, setHasAllBlocks] = useState(false);
  const [written, setWritten] = useState<string>();
  const [menu, setMenu] = useState<string>();
  const [isDraft, setIsDraft] = useState(true);
  const [refused, setRefused] = useState<string>();
  const like = useStudioState(({ session }) => session.documents.get(model)?.value);
  const beginningOf = useBeginnings();
  const shortName = nameWritten ?? nameFromTitle(title, MAX_ONE_LINE_NAME_LENGTH) ?? '';
  const name = shortName.trim() || title;
  const neighbours = positions.find(({ pointer }) => pointer === menu);
  const isHomeOfLanguage = languages.some(({ folder }) => folder !== '' && homeIn(folder) === current);
  const folder = (neighbours && folderIn(neighbours)) ?? (isHomeOfLanguage ? current : folderOf(current));
  const route = written ?? (title === '' ? '' : `${folder}/${suggestSegment(name)}`);
  const path = `${suggestAddress(route).slice(1)}.json`;
  const beginning = beginningOf(start === LIKE ? { like, hasAllBlocks } : { kind: start }, route);
  const isTaken = pages.some((one) => one.route === route);
  const problem = route === '' ? undefined : (refused ?? problemOf(route, isTaken));
  const likely = route === '' ? undefined : likelyPosition(positions, route)?.pointer;

  const chooseModel = (chosen: string) => {
    setModel(chosen);
    void studio.site.read(chosen);
  };
  const head = { title, name, description: description.trim() };
  const copy = async (): Promise<string | undefined> => {
    const plan = await studio.site.planPage({ kind: 'copy', route: current, to: route, ...head, isDraft });
    if ('problem' in plan) setRefused(plan.problem);
    return 'problem' in plan ? undefined : (plan.documents[0]?.text ?? undefined);
  };
  const make = async () => {
    const status = isDraft ? { status: 'draft' } : {};
    const content =
      start === COPY
        ? await copy()
        : beginning && {
            ...withoutRepeatedName({ ...head, description: head.description || beginning.description }),
            ...status,
            ...beginning.content,
          };
    if (content === undefined) return;
    const chosen = (menu ?? likely) || undefined;
    const takesColor = isPageKind(start) && !(chosen !== undefined && isOfCategory(chosen));
    const entry = { name, menu: chosen };
    if (!(await studio.site.addPage({ path, route, title, content, takesColor, ...entry }))) return;
    close();
    // Whoever has made a page goes on with the first text of it; the description for search results can be taken from these texts.
    const left = placeholdersIn(content);
    const pointer = left.find((place) => place !== '/description') ?? left[0];
    if (pointer !== undefined) void studio.problems.show({ path, pointer });
  };

  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined && title !== '') void make();
        else focusWrong(event.currentTarget);
      }}
    >
      <div className={styles.pair}>
        <TextField
          label={newPage.name}
          help={newPage.nameHelp}
          blankHelp={newPage.blankName}
          value={titleWritten}
          onChange={setTitle}
          most={70}
        />
        <TextField
          label={newPage.shortName}
          help={newPage.shortNameHelp}
          value={shortName}
          onChange={setNameWritten}
          most={MAX_NAME_LENGTH}
          isOptional
        />
      </div>
      <TextField
        label={newPage.description}
        help={start === COPY ? newPage.descriptionOfCopy : newPage.descriptionHelp}
        value={description}
        onChange={setDescription}
        most={180}
        isLong
        isOptional
      />
      <Choices
        label={newPage.kind}
        choices={[
          ...PAGE_KINDS.map((name) => ({ name, label: isPageKind(name) ? newPage.kinds[name] : name })),
          { name: LIKE, label: newPage.like },
          ...(open === undefined ? [] : [{ name: COPY, label: newPage.copy(open.title), isWide: true }]),
        ]}
        chosen={start}
        choose={(to) => {
          setStart(to);
          if (to === LIKE) chooseModel(model);
        }}
        help={beginning && beginsWith(beginning, head.description === '')}
      />
      {start === LIKE && (
        <>
          <PageField label={newPage.model} chosen={model} pages={models} choose={chooseModel} />
          <label className={styles.check}>
            <input type="checkbox" checked={hasAllBlocks} onChange={() => setHasAllBlocks(!hasAllBlocks)} />
            {newPage.allBlocks}
          </label>
        </>
      )}
      <TextField
        label={newPage.address}
        help={problem ?? ''}
        isWrong={problem !== undefined}
        value={route}
        onChange={(to) => {
          setRefused(undefined);
          setWritten(to);
        }}
        most={200}
      />
      <Select
        label={newPage.menu}
        value={menu ?? likely ?? ''}
        onChange={(to) => {
          setRefused(undefined);
          setMenu(to);
        }}
      >
        <option value="">{newPage.noMenu}</option>
        {positions.map(({ name, pointer }) => (
          <option key={pointer} value={pointer}>
            {newPage.menuNames[name] ?? newPage.menuName(name)}
          </option>
        ))}
      </Select>
      <label className={styles.check}>
        <input type="checkbox" checked={isDraft} onChange={() => setIsDraft(!isDraft)} />
        {newPage.draft}
      </label>
      <DialogButtons make={newPage.make} close={close} />
    </form>
  );
}

/** Whoever is on a page makes another one of its kind. The home page and the whole site say nothing of that. */
function likelyKind({ page = '', session }: StudioState): string {
  const route = routeOf(page);
  if (route === undefined || route === HOME) return PAGE_KINDS[0] ?? 'page';
  return kindOfPage(session.documents.get(page)?.value);
}

/** A page whose short name is its title has none. */
function withoutRepeatedName({ name, ...head }: { title: string; name: string; description: string }) {
  return { ...head, ...(name !== head.title && { name }) };
}

function problemOf(route: string, isTaken: boolean): string | undefined {
  if (routeOf(`${route.slice(1)}.json`) !== route) return newPage.addressWrong;
  return isTaken ? newPage.addressTaken : undefined;
}
