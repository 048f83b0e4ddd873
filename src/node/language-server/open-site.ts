import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createValidator, type Validator } from '../../content/check/validate';
import { type OpenDocument, openDocument } from '../../content/documents/document/open-document';
import type { EditorSite } from '../../content/editor/complete/editor-site';
import { type EditedText, withEditedTexts } from '../../content/editor/edited-texts';
import { type SchemaHelp, schemaHelp } from '../../content/editor/places/schema-help';
import { fixSite, schemaPath, textsOf } from '../../content/edit/fix/fix';
import { openSite } from '../../content/edit/pages/open-site';
import { tidy } from '../../content/edit/fix/tidy';
import { FOLDERS } from '../../content/model/addresses/reserved';
import {
  documentKind,
  type SiteSources,
  type SourceFile,
  type ValidatorConfig,
} from '../../content/model/source';
import type { Issue } from '../../content/rules/lists/issue';
import { documentSchema } from '../../content/schema/document-schema';
import { readChanges } from '../dev/sync/read-changes';
import { readSite } from '../read/read-site';
import { schemaDirFrom } from '../read/schema-dir';
import { watchFolder } from '../read/watch/watch-folder';
import { coalesce } from '../system/async/coalesce';
import { pathInside } from '../system/paths/with-slashes';

/** Milliseconds to wait, so that a command that saves many documents causes one check. */
const READ_DELAY_MS = 50;

/** A site with the texts of an editor, and what is wrong with it. */
export interface CheckedTexts {
  sources: SiteSources;
  issues: readonly Issue[];
}

interface OpenSiteOptions {
  config: ValidatorConfig;
  /** Called after every change on the disk. */
  onChange(): void;
  onError(error: unknown): void;
}

/** A pages folder in which an editor has opened a document: it follows the disk, and checks the texts of the editor. */
export class OpenSite {
  readonly dir: string;
  readonly config: ValidatorConfig;
  readonly #validator: Validator;
  readonly #schemaOf: ReturnType<typeof documentSchema>;
  readonly #help: SchemaHelp;
  readonly #opened = new WeakMap<SourceFile, OpenDocument>();
  readonly #changed = new Set<string>();
  #schemaDir: string | undefined;
  #disk: SiteSources | undefined;
  #stop = () => {};

  /**
   * @param dir the pages folder, absolute
   * @throws CommandProblem when it cannot be read or watched
   */
  static async open(dir: string, options: OpenSiteOptions): Promise<OpenSite> {
    const site = new OpenSite(dir, options.config);
    // Before the folder is read, so that no change is missed.
    site.#watch(options);
    try {
      site.#schemaDir = await schemaDirFrom(await realpath(dir));
      site.#disk = await readSite(dir);
    } catch (error) {
      site.close();
      throw error;
    }
    return site;
  }

  private constructor(dir: string, config: ValidatorConfig) {
    this.dir = dir;
    this.config = config;
    this.#help = schemaHelp(config.schemas);
    this.#validator = createValidator(config);
    this.#schemaOf = documentSchema(config.schemas);
  }

  /** The site, where some documents have other texts than on the disk. */
  with(edited: ReadonlyMap<string, EditedText>): SiteSources {
    if (!this.#disk) throw new Error('A site is asked only after it was opened.');
    return withEditedTexts(this.#disk, edited);
  }

  /** The issues of all documents. */
  check(sources: SiteSources): CheckedTexts {
    return { sources, issues: this.#validator.validate(sources).issues };
  }

  /** What the site around a document offers to it. */
  around(document: string, sources: SiteSources): EditorSite {
    return {
      siteIndex: openSite(sources, (source) => this.#open(source)),
      help: this.#help,
      icons: this.config.icons,
      path: document,
      isSite: documentKind(document) !== 'page',
      schema: this.#schemaDir === undefined ? undefined : schemaPath(document, this.#schemaDir, 'page'),
      pictureAddress: (name) => pathToFileURL(path.join(this.dir, FOLDERS.media, name)).href,
    };
  }

  /** The text of a document with all fixes, as `npm run validate -- --fix` makes it; the same where there is none. */
  fixed({ sources }: CheckedTexts, document: string, text: string): string {
    const only = new Set([document]);
    const options = { validator: this.#validator, config: this.config, only, schemaDir: this.#schemaDir };
    return textsOf(fixSite(sources, options).fixed).get(document) ?? text;
  }

  /** The text of a document with its properties in order, and with the indents of all others. */
  formatted(document: string, text: string): string {
    const schema = this.#schemaOf(documentKind(document));
    return tidy(text, { address: undefined, schema }).text;
  }

  close(): void {
    this.#stop();
  }

  #open(source: SourceFile): OpenDocument {
    const document = this.#opened.get(source) ?? openDocument(source);
    this.#opened.set(source, document);
    return document;
  }

  #watch({ onChange, onError }: OpenSiteOptions): void {
    const renew = coalesce(async () => {
      const names = [...this.#changed];
      this.#changed.clear();
      try {
        this.#disk = this.#disk ? await readChanges(this.#disk, this.dir, names) : await readSite(this.dir);
        onChange();
      } catch (error) {
        // Everything is read the next time.
        this.#changed.add('');
        onError(error);
      }
    }, READ_DELAY_MS);
    this.#stop = watchFolder(
      this.dir,
      (place = this.dir) => {
        if (place !== this.dir && path.basename(place).startsWith('.')) return;
        this.#changed.add(pathInside(this.dir, place));
        renew();
      },
      onError,
    );
  }
}
