import type { Color } from '../../../generated/documents';
import type { CatalogueEntry } from './catalogue-entry';
import type { DevView } from './dev-protocol';
import type { Severity } from '../issues/issue-details';
import type { NewSiteAnswers, NewSiteQuestion } from './new-site';
import type { Operation } from '../operation';
import type { ThemeValue } from '../pages/page-data';
import type { Absence } from '../pages/publication';
import type { Schemas } from '../source';

/** In dev: the address of the studio. */
export const STUDIO = '/_studio';

/** The calls of the studio's server stand below it, each under its name: `/_studio/api/draft`. */
export const STUDIO_API = `${STUDIO}/api`;

/** The header of each call that holds the secret, and the name of the meta element of the studio's page that gives it. */
export const SECRET_HEADER = 'x-studio-secret';
export const SECRET_META = 'studio-secret';

/** The module that `/_studio` loads: it shows the studio in the element with this id. */
export const STUDIO_ENTRY = '/src/studio/main.tsx';
export const STUDIO_ROOT_ID = '_studio';

/** Server to browser over Vite's web socket: something changed on the disk. The data is a `StudioChanged`. */
export const STUDIO_CHANGED = 'pagewright:studio-changed';

/** The largest body of a call with JSON, and the largest file that is looked at as a picture, in bytes. */
export const MAX_CALL_BYTES = 32_000_000;
export const MAX_UPLOAD_BYTES = 50_000_000;

/**
 * The calls whose bodies are JSON: what they take and what they answer. Each is a POST with the secret. Where a call is not possible,
 * the status is not 200, and the answer a `StudioProblem`.
 */
export interface StudioCalls {
  /** All documents, as they are on the disk, in the order of their addresses. What is wrong is known once all were checked. */
  pages: { takes: Record<string, never>; answers: { pages: StudioPage[]; isChecked: boolean } };
  /** A document as it is on the disk. */
  open: { takes: { path: string }; answers: { document: StudioDocument } };
  /** Lays a draft over the disk, for this answer alone, and shows a page of it; quick enough for each keystroke. */
  draft: { takes: DraftRequest; answers: { view: DevView } };
  /**
   * The issues of the documents of a draft and of the page in view, as far as they are known at once, without possible improvements.
   * Ask when the page is shown: a large site takes longer to be checked than to be shown.
   */
  issuesHere: { takes: DraftRequest; answers: { issues: StudioIssue[] } };
  /** The issues of the whole site with the draft, those of the page first; `hidden`: how many more there are. Ask when nobody types. */
  issues: { takes: DraftRequest; answers: { issues: StudioIssue[]; hidden: number } };
  /** Writes the documents of a draft: all of them or none. Those that have another hash by now are conflicts. */
  save: { takes: SaveRequest; answers: SaveAnswer };
  /** What pickers offer: the site as it is on the disk, under a draft where one is given. */
  choices: { takes: Pick<Partial<DraftRequest>, 'documents'>; answers: StudioChoices };
  /** Everything that an action on a page changes in the site with the draft; nothing is changed yet. */
  plan: { takes: { documents: readonly DraftDocument[]; action: PageAction }; answers: PagePlan };
  /** The texts of all documents, under the draft, that have some words in them, exactly as they are written. */
  find: { takes: { documents: readonly DraftDocument[]; text: string }; answers: FoundPlaces };
  /** What may stand at a place of a document that is being written as JSON. */
  complete: { takes: WrittenPlace; answers: WrittenOffers };
  /** What is at a place of it. */
  explain: { takes: WrittenPlace; answers: { explanation?: WrittenExplanation } };
  /** Icons whose name fits a query; those whose name begins with it first. An empty query: the first ones. */
  icons: { takes: { query: string }; answers: { icons: StudioIcon[]; total: number } };
  /** The schemas of documents, and each kind of block with its examples. */
  schema: { takes: Record<string, never>; answers: { schemas: Schemas; entries: readonly CatalogueEntry[] } };
  /** What differs on the disk from the last commit, and how it would be handed over. */
  changes: { takes: Record<string, never>; answers: StudioChanges };
  /** The versions of a document in the history of the repository. */
  history: { takes: { path: string }; answers: StudioHistory };
  /** What a new site can choose from; asked where there are no documents. */
  beginning: { takes: Record<string, never>; answers: StudioBeginning };
  /** Makes a site in a folder that is new or empty: all of it or nothing. */
  newSite: { takes: Required<NewSiteAnswers>; answers: NewSiteAnswer };
  /** Makes a commit of the changed documents and pictures, on a branch, and pushes it where there is a remote. */
  handOver: { takes: HandOverRequest; answers: HandOverAnswer };
  /** The files that differ from when the studio was opened: where there is no repository to hand over to. */
  archive: { takes: Record<string, never>; answers: ChangedFiles };
  /** Takes over what others have pushed, where that needs no merge. */
  takeOthers: { takes: Record<string, never>; answers: OthersAnswer };
}

export type StudioCall = keyof StudioCalls;

/** The call with a picture: POST of its bytes as `application/octet-stream`, its name as the parameter `name`. It answers a `StudioPicture`. */
export const PICTURE_CALL = 'picture';

/** Why a call was not possible, in words for the person. */
export interface StudioProblem {
  problem: string;
}

/** One document of the site. */
export interface StudioPage {
  /** Inside the pages folder, with forward slashes: `services/repairs.json`, `_site.json`. */
  path: string;
  /** As the person knows it: `pages/services/repairs.json`. */
  file: string;
  /** Absent for the site document. */
  route?: string;
  title: string;
  /** Why a build would leave it out now; absent where it is public. */
  absence?: Absence;
  /** Both 0 until the site was checked. */
  errors: number;
  warnings: number;
}

/** A document as it is on the disk. */
export interface StudioDocument {
  path: string;
  file: string;
  /** Empty where it cannot be read: then `readOnly` says why. With its byte order mark. */
  text: string;
  /** Of the file's bytes; what saving expects to find. */
  hash: string;
  /** Why it cannot be changed: the file is protected, too large, no text, or not JSON. */
  readOnly?: string;
  /** Why it is not JSON, in the words of validate. */
  problem?: string;
  /** The last text that was JSON, where the present one is not and it is known. */
  lastGood?: string;
}

/** A document that differs from the disk. */
export interface DraftDocument {
  path: string;
  /** The hash of the text that the change began with; null for a new document. */
  base: string | null;
  /** Null for a document that is deleted. */
  text: string | null;
}

export interface DraftRequest {
  /** A name of the tab's own, of letters, digits and hyphens, 8 to 64 of them. */
  session: string;
  /** All documents that differ from the disk; none lays the draft aside. */
  documents: readonly DraftDocument[];
  /** The page to show. */
  route: string;
}

export type SaveRequest = Omit<DraftRequest, 'route'>;

/** All saved, or none: then either others have changed documents meanwhile, or the disk refuses. */
export type SaveAnswer =
  | { saved: { path: string; hash: string | null }[] }
  | { conflicts: StudioConflict[] }
  | StudioProblem;

/** A document that is no longer what the draft began with. */
export interface StudioConflict {
  path: string;
  /** As it is now; null where it was deleted, or cannot be read as text. */
  text: string | null;
  hash: string | null;
  /** Why it cannot be read, where it is there. */
  reason?: string;
}

/** A place in a document that is being written. */
export interface WrittenPlace {
  /** All documents that differ from the disk. */
  documents: readonly DraftDocument[];
  path: string;
  /** As it is written now: it need not be JSON. Without a byte order mark. */
  text: string;
  offset: number;
}

/** What may stand at a place. */
export interface WrittenOffers {
  offers: readonly WrittenOffer[];
}

export interface WrittenOffer {
  label: string;
  /** `name`, `value`, `choice`, `picture`, `page`, `icon`, `entry` or `token`. */
  kind: string;
  /** Beside the label. */
  detail?: string;
  /** In Markdown. */
  documentation?: string;
  /** The name of the icon that it is of. */
  icon?: string;
  /** What the written word is compared with. */
  filter: string;
  /** What is written: the first of them is the offer itself. Offsets are those of the text that was asked about. */
  edits: readonly { offset: number; length: number; content: string }[];
  /** What is selected in the content of the first edit afterwards: the text that is to be written next. */
  next: { offset: number; length: number };
  /** Whether that text is chosen from offers. */
  isChosen?: boolean;
}

/** What is at a place. */
export interface WrittenExplanation {
  offset: number;
  length: number;
  /** In Markdown. */
  text: string;
  /** The name of an icon that goes with it. */
  icon?: string;
}

/** Where words stand. */
export interface FoundPlaces {
  /** The first ones. */
  places: readonly { path: string; pointer: string; value: string }[];
  /** How many texts have the words, and in how many documents. */
  total: number;
  documents: number;
}

/** What is to be done with a page. */
export type PageAction =
  | { kind: 'rename'; route: string; to: string }
  /** The address of the page that takes its place, or `none`; empty for the one that is offered. */
  | { kind: 'delete'; route: string; leadTo: string }
  | { kind: 'copy'; route: string; to: string; title: string }
  /** A copy in another language: its folder, empty for the main one. */
  | { kind: 'translate'; route: string; folder: string };

/** What an action on a page changes. */
export interface PagePlan {
  /** Where the page is then; where its address leads when it is deleted; undefined for nowhere. */
  route: string | undefined;
  /** Each document that is made, changed, or, without a text, deleted. */
  documents: readonly { path: string; file: string; text: string | null }[];
  /** Each change with its place, but for the page's own document. */
  changes: readonly { file: string; line: number; what: string }[];
  /** Of a page that is deleted: whether another one has to take its place. */
  isTargetNeeded: boolean;
  /** Of a page that is deleted: the pictures that no other page shows. */
  pictures: readonly string[];
  /** Of a page that moves: the addresses of its translations, which stay. */
  translations: readonly string[];
}

/** An issue in the words of `npm run validate`, in parts. */
export interface StudioIssue {
  path: string;
  /** JSON pointer (RFC 6901); empty for the document as a whole. */
  pointer: string;
  severity: Severity;
  code: string;
  /** `pages/services/repairs.json:12:7` */
  place: string;
  what: string;
  why: string;
  /** What to do, as a sentence without "Fix:". */
  fix: string;
  more?: string;
  /** The address of the entry that explains it. */
  guide: string;
  fixes: readonly StudioFix[];
}

/** A fix that can be made at once. */
export interface StudioFix {
  title: string;
  operations: readonly Operation[];
}

/** What pickers offer. */
export interface StudioChoices {
  pages: readonly { route: string; name: string; title: string; places: readonly StudioPlace[] }[];
  pictures: readonly StudioPicture[];
  /** The languages of the site, the main one first; none where the site document cannot be read. */
  languages: readonly StudioLanguage[];
  /** Of the site document, by name. */
  tokens: Readonly<Record<string, string>>;
  /** The colours behind pictures, the same in both themes, as CSS values. */
  colors: readonly { name: string; value: string }[];
  /** The woven patterns, with the address of a tile of each on each colour. */
  patterns: readonly { name: string; tiles: Readonly<Record<string, string>> }[];
}

/** A language of the site. */
export interface StudioLanguage {
  /** The folder of its pages; empty for the main language. */
  folder: string;
  /** Its tag (BCP 47), such as `fr-BJ`. */
  tag: string;
  /** Its name in itself. */
  name: string;
}

/** A place on a page that links can lead to. */
export interface StudioPlace {
  id: string;
  /** The heading there; empty where there is none. */
  heading: string;
}

export interface StudioPicture {
  /** Inside `media/`, as documents write it. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  url: string;
}

export interface StudioIcon {
  name: string;
  /** A whole `<svg>` element. */
  svg: string;
}

/** What changed on the disk. */
export interface StudioChanged {
  /** Documents by path, with the hash of what they are now; null where they are gone. */
  documents: readonly { path: string; hash: string | null }[];
  /** Whether something else changed, such as pictures: choices and pages are to be asked for again. */
  others: boolean;
  /** The whole site was checked for the first time: how many mistakes each page has is known from now on. */
  isChecked?: boolean;
}

/** A document that differs from the last commit. */
export interface ChangedDocument {
  path: string;
  file: string;
  /** Null where it did not exist; `now` where it does not any more. */
  before: string | null;
  now: string | null;
}

/** Names of pictures inside the pages folder. */
export interface ChangedPictures {
  added: string[];
  changed: string[];
  removed: string[];
}

/** What differs on the disk from the last commit, or, without a repository, from when the studio was opened; or why that is not known. */
export type StudioChanges =
  | {
      documents: ChangedDocument[];
      pictures: ChangedPictures;
      /** Why there is no repository to hand over to; absent where there is one. */
      noRepository?: string;
      /** Whether others can have pushed something. */
      hasRemote: boolean;
      /** Whether Git does not know who makes a commit here. */
      needsAuthor: boolean;
      /** The branch that the change goes onto; absent where it gets a new one. */
      branch?: string;
    }
  | StudioProblem;

/** Who makes a commit. */
export interface Author {
  name: string;
  email: string;
}

export interface HandOverRequest {
  /** What the change is called: the first line of the commit. */
  name: string;
  author?: Author;
}

/** Handed over: the commit is made. */
export type HandOverAnswer =
  | {
      branch: string;
      isPushed: boolean;
      /** Why it could not be pushed; absent where there is no remote. */
      notPushed?: string;
      /** Where the change is proposed for the site, where the host is known. */
      address?: string;
    }
  | StudioProblem;

/** Files in an archive. */
export interface ChangedFiles {
  /** Of the archive: `pages-2026-11-23.zip`. */
  name: string;
  /** Its bytes in Base64. */
  zip: string;
}

/** What others have pushed, and is here now. */
export type OthersAnswer =
  | {
      /** The first of their changes, the newest first. */
      taken: readonly { author: string; name: string }[];
      /** Whether more came than documents and pictures. */
      isProgramChanged: boolean;
      /** Whether the main branch has changes that come only once those of here are in it. */
      isBehindMain: boolean;
    }
  | StudioProblem;

/** The latest versions of a document, the newest first, also under earlier names; or why they are not known. */
export type StudioHistory =
  | {
      versions: DocumentVersion[];
      /** Whether there are older ones. */
      isCut: boolean;
    }
  | StudioProblem;

/** A version of a document in the history of the repository. */
export interface DocumentVersion {
  /** Of the commit. */
  id: string;
  author: string;
  /** Date and time with zone (ISO 8601). */
  at: string;
  /** Null where it was deleted. */
  text: string | null;
}

/** What a site begins with, where there is none yet. */
export interface StudioBeginning {
  /** The folder that it will be in, as the person knows it. */
  dir: string;
  /** Why no site can begin there, in words. */
  problem?: string;
  languages: readonly { tag: string; name: string }[];
  /** By their names in English. */
  countries: readonly string[];
  palettes: readonly PaletteOffer[];
  fonts: readonly FontsOffer[];
  /** Style rules in which the fonts are defined. */
  fontRules: string;
  /** Of every page, whatever its palette: CSS values. */
  paper: readonly ThemeValue[];
}

/** A palette that a site can have. */
export interface PaletteOffer {
  name: string;
  about: string;
  values: readonly ThemeValue[];
  /** The panels of a site that begins with it. */
  panel: Color;
}

/** A pair of fonts that a site can have: values of `font-family`. */
export interface FontsOffer {
  name: string;
  about: string;
  display: string;
  text: string;
}

/** The site is made; or what is wrong with which answer, or why it could not be made. */
export type NewSiteAnswer =
  | { isMade: true }
  | { problems: Partial<Record<NewSiteQuestion, string>> }
  | StudioProblem;
