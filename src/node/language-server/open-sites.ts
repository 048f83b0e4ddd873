import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OptionalVersionedTextDocumentIdentifier, TextDocuments } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { EditedText } from '../../content/editor/edited-texts';
import type { SiteSources } from '../../content/model/source';
import { loadValidatorConfig } from '../read/validator-config';
import { type CheckedTexts, OpenSite } from './open-site';
import { pagesDirOf } from './pages-dir';
import { pathInside } from '../system/paths/with-slashes';

/** A document of an editor, in its site. */
export interface OpenPlace {
  site: OpenSite;
  /** Inside the pages folder. */
  path: string;
}

interface OpenSitesOptions {
  documents: TextDocuments<TextDocument>;
  /** Called when the files of a site have changed on the disk. */
  onChange(site: OpenSite): void;
  onError(error: unknown): void;
}

/** The sites whose documents an editor has opened. */
export class OpenSites {
  readonly #options: OpenSitesOptions;
  readonly #sites = new Map<string, Promise<OpenSite>>();
  /** By address: the number that an editor gave to the text with which it opened a document. */
  readonly #openedAs = new Map<string, number>();

  constructor(options: OpenSitesOptions) {
    this.#options = options;
  }

  opened({ uri, version }: TextDocument): void {
    this.#openedAs.set(uri, version);
  }

  closed({ uri }: TextDocument): void {
    this.#openedAs.delete(uri);
  }

  /** The site of a document; undefined for a file that is in none. */
  async placeOf(uri: string): Promise<OpenPlace | undefined> {
    const file = fileAt(uri);
    const dir = file && pagesDirOf(file);
    if (!file || !dir) return undefined;
    return { site: await this.#open(dir), path: pathInside(dir, file) };
  }

  /** Checks a site with the texts that the editor has now. */
  check(site: OpenSite): CheckedTexts {
    return site.check(this.sourcesOf(site));
  }

  /** A site with the texts that the editor has now. */
  sourcesOf(site: OpenSite): SiteSources {
    const edited = new Map<string, EditedText>();
    for (const [document, { uri, version, text }] of this.#textsIn(site))
      edited.set(document, { text, isAsOpened: this.#openedAs.get(uri) === version });
    return site.with(edited);
  }

  /** The address of a document, as the editor writes it where it has opened that document. */
  uriOf(site: OpenSite, document: string): string {
    return this.#textsIn(site).get(document)?.uri ?? pathToFileURL(path.join(site.dir, document)).href;
  }

  /** A document with the number of the text that the editor has; without one where the editor has not opened it. */
  versionOf(site: OpenSite, document: string): OptionalVersionedTextDocumentIdentifier {
    return {
      uri: this.uriOf(site, document),
      version: this.#textsIn(site).get(document)?.version ?? null,
    };
  }

  async close(): Promise<void> {
    const sites = await Promise.allSettled(this.#sites.values());
    for (const opened of sites) if (opened.status === 'fulfilled') opened.value.close();
    this.#sites.clear();
  }

  #textsIn({ dir }: OpenSite) {
    const open = this.#options.documents.all().flatMap((document) => {
      const file = fileAt(document.uri);
      if (!file || pagesDirOf(file) !== dir) return [];
      const { uri, version } = document;
      return [[pathInside(dir, file), { uri, version, text: document.getText() }] as const];
    });
    return new Map(open);
  }

  #open(dir: string): Promise<OpenSite> {
    const known = this.#sites.get(dir) ?? this.#openFirst(dir);
    this.#sites.set(dir, known);
    return known;
  }

  async #openFirst(dir: string): Promise<OpenSite> {
    const { onChange, onError } = this.#options;
    try {
      const config = await loadValidatorConfig();
      const site = await OpenSite.open(dir, { config, onChange: () => onChange(site), onError });
      return site;
    } catch (error) {
      // The folder may be readable the next time.
      this.#sites.delete(dir);
      throw error;
    }
  }
}

/** The file at an address; undefined where it is none, as with a text that was never saved. */
export function fileAt(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
