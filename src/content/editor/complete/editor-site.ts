import type { SiteIndex } from '../../documents/site/site-index';
import type { SchemaHelp } from '../places/schema-help';

/** The site around a document that is edited. */
export interface EditorSite {
  /** With the texts that the editor has. */
  siteIndex: SiteIndex;
  help: SchemaHelp;
  icons: ReadonlySet<string>;
  /** Of the document, inside the pages folder. */
  path: string;
  isSite: boolean;
  /** The relative path from the document to the schema of pages; undefined where there is none. */
  schema: string | undefined;
  /** The address of a picture, for an editor to show. */
  pictureAddress(name: string): string;
}
