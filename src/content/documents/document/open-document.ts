import type { Node } from 'jsonc-parser';
import { type Entries, entriesOf } from './entries';
import type { PropertyCode } from '../../messages/property-messages';
import type { TextCode } from '../../messages/text-messages';
import type { ValueCode } from '../../messages/value-messages';
import type { Finding } from '../../model/issues/finding';
import { hasByteOrderMark, withoutByteOrderMark } from '../../json/byte-order-mark';
import { type Lines, linesOf } from '../../json/lines';
import { type ParsedJson, type ParseResult, parseJson } from '../../json/parse';
import { type LinkedText, linkedTextsOf, type RichLink, richLinksOf } from './rich-text-links';
import { textFinding } from './text-finding';
import { suggestPath, routeOf } from '../../model/addresses/route';
import { type DocumentKind, documentKind, type SourceFile } from '../../model/source';

/** A document as far as it could be read. Derived values are computed on demand. */
export interface OpenDocument {
  source: SourceFile;
  kind: DocumentKind;
  /** Whether it is no page, but says what many pages show: the site document, or what is different in a language. */
  isSite: boolean;
  /** The page's address; where the file's name is not valid, the address it should have. */
  route: string | undefined;
  /** Whether the file's name is a valid address. */
  hasValidPath: boolean;
  text: string;
  readonly lines: Lines;
  readonly tree: Node | undefined;
  readonly value: unknown;
  /** The valid values; use it only after `invalidPointers` is set. */
  readonly entries: Entries;
  /** Its rich texts in which there may be links. */
  readonly linkedTexts: readonly LinkedText[];
  /** The links inside its rich texts. */
  readonly richLinks: readonly RichLink[];
  /** Whether it is JSON. */
  isJson: boolean;
  /** Whether one of its objects may have duplicate keys. */
  mayRepeatKeys: boolean;
  /** The findings that do not depend on other documents, as far as they were checked. */
  findings: readonly Finding<TextCode | PropertyCode | ValueCode>[];
  /** Pointers of invalid values; the rules skip these. */
  invalidPointers: ReadonlySet<string>;
  /** Frees the derived values; they are computed again on demand. */
  release(): void;
}

/** Reads one file's text as JSON, with a finding where that is not possible. */
export function openDocument(source: SourceFile): OpenDocument {
  return new TextDocument(source);
}

/** The same for a document that is known to be valid: its text is parsed only on demand. */
export function openValidDocument(source: SourceFile): OpenDocument {
  return new TextDocument(source, { isValid: true });
}

class TextDocument implements OpenDocument {
  readonly kind: DocumentKind;
  readonly isSite: boolean;
  readonly route: string | undefined;
  readonly hasValidPath: boolean;
  readonly text: string;
  readonly isJson: boolean;
  readonly mayRepeatKeys: boolean;
  findings: readonly Finding<TextCode | PropertyCode | ValueCode>[];
  invalidPointers: ReadonlySet<string> = NONE;
  #lines: Lines | undefined;
  #parsed: ParsedJson | undefined;
  #entries: Entries | undefined;
  #linkedTexts: readonly LinkedText[] | undefined;
  #richLinks: readonly RichLink[] | undefined;

  constructor(
    readonly source: SourceFile,
    { isValid = false } = {},
  ) {
    const content = readable(source.content);
    const raw = 'text' in content ? content.text : '';
    const route = routeOf(source.path);
    this.kind = documentKind(source.path);
    this.isSite = this.kind !== 'page';
    this.route = route ?? routeOf(suggestPath(source.path) ?? '');
    this.hasValidPath = route !== undefined;
    this.text = withoutByteOrderMark(raw);
    const result = 'text' in content && !isValid ? parseJson(this.text) : undefined;
    this.#parsed = result && asJson(result);
    this.isJson = isValid || this.#parsed !== undefined;
    this.mayRepeatKeys = this.#parsed?.mayRepeatKeys ?? false;
    this.findings =
      'problem' in content
        ? [{ code: content.problem, pointer: '', highlight: 'file', args: { detail: content.detail } }]
        : [
            ...byteOrderMarkFindings(raw),
            ...(result && 'problem' in result ? [textFinding(result.problem, this.lines)] : []),
          ];
  }

  get lines(): Lines {
    this.#lines ??= linesOf(this.text);
    return this.#lines;
  }

  get tree(): Node | undefined {
    return this.#again()?.tree;
  }

  get value(): unknown {
    return this.#again()?.value;
  }

  get entries(): Entries {
    this.#entries ??= entriesOf(this.value, this.invalidPointers);
    return this.#entries;
  }

  get linkedTexts(): readonly LinkedText[] {
    this.#linkedTexts ??= linkedTextsOf(this);
    return this.#linkedTexts;
  }

  get richLinks(): readonly RichLink[] {
    this.#richLinks ??= richLinksOf(this);
    return this.#richLinks;
  }

  release(): void {
    this.#lines = undefined;
    this.#parsed = undefined;
    this.#entries = undefined;
    this.#linkedTexts = undefined;
    this.#richLinks = undefined;
  }

  #again(): ParsedJson | undefined {
    if (this.isJson) this.#parsed ??= asJson(parseJson(this.text));
    return this.#parsed;
  }
}

const NONE: ReadonlySet<string> = new Set();

const asJson = (result: ParseResult) => ('value' in result ? result : undefined);

/** What a computer that went off while it saved leaves behind: the length is right, and all bytes are 0. */
const ONLY_ZEROS = /^\0+$/;

/** Text in UTF-16 without a byte order mark can be read as UTF-8, but every second character is then U+0000. */
function readable(content: SourceFile['content']): SourceFile['content'] {
  if (!('text' in content) || !content.text.slice(0, 100).includes('\0')) return content;
  return ONLY_ZEROS.test(content.text) ? { text: '' } : { problem: 'not-utf8', detail: 'UTF-16' };
}

function byteOrderMarkFindings(raw: string): Finding<TextCode>[] {
  return hasByteOrderMark(raw)
    ? [{ code: 'byte-order-mark', pointer: '', span: { offset: 0, length: 0 } }]
    : [];
}
