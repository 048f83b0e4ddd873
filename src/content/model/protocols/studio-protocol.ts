import type { Schemas } from '../source';
import type { CatalogueEntry } from './catalogue-entry';
import type { DevView } from './dev-protocol';
import type { NewSiteAnswers } from './new-site';
import type { NewSiteAnswer, StudioBeginning } from './studio-beginning';
import type { StudioChoices, StudioIcon } from './studio-choices';
import type {
  DraftDocument,
  DraftRequest,
  SaveAnswer,
  SaveRequest,
  StudioDocument,
  StudioPage,
} from './studio-documents';
import type { StudioIssue } from './studio-issues';
import type { FoundPlaces, FoundUses, PageAction, PagePlan, UsedThing } from './studio-plans';
import type {
  ChangedFiles,
  HandOverAnswer,
  HandOverRequest,
  OthersAnswer,
  StudioChanges,
  StudioHistory,
} from './studio-versions';
import type { WrittenExplanation, WrittenOffers, WrittenPlace } from './studio-writing';

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
  /** What uses a token or places of a page, under the draft: all of it. */
  uses: { takes: { documents: readonly DraftDocument[]; thing: UsedThing }; answers: FoundUses };
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
  /** Those of some pictures, by their files inside the pages folder, that no document names, under the draft. */
  unusedPictures: {
    takes: { documents: readonly DraftDocument[]; files: readonly string[] };
    answers: { files: string[] };
  };
  /** Deletes a picture that is new and that no document names, under the draft. */
  removePicture: {
    takes: { documents: readonly DraftDocument[]; file: string };
    answers: { isRemoved: true };
  };
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
