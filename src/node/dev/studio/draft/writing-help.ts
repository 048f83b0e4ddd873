import { type OpenDocument, openDocument } from '../../../../content/documents/document/open-document';
import { withTexts } from '../../../../content/documents/site/with-texts';
import { openSite } from '../../../../content/edit/pages/open-site';
import { complete } from '../../../../content/editor/complete/complete';
import type { EditorSite } from '../../../../content/editor/complete/editor-site';
import { explainAt } from '../../../../content/editor/hover/explain-at';
import { schemaHelp } from '../../../../content/editor/places/schema-help';
import { writtenOffers } from '../../../../content/editor/written-offers';
import {
  documentKind,
  type SiteSources,
  type SourceFile,
  type ValidatorConfig,
} from '../../../../content/model/source';
import type {
  WrittenExplanation,
  WrittenOffers,
  WrittenPlace,
} from '../../../../content/model/protocols/studio-writing';
import { devAddresses } from '../../../assets/pictures/lookup';

/** Helps somebody who writes a document as JSON, as the language server does. */
export interface WritingHelp {
  offers(disk: SiteSources, place: WrittenPlace): WrittenOffers;
  explanation(disk: SiteSources, place: WrittenPlace): WrittenExplanation | undefined;
}

/** Prepares the help for documents of these schemas. */
export function writingHelp({ schemas, icons }: ValidatorConfig): WritingHelp {
  const help = schemaHelp(schemas);
  const opened = new WeakMap<SourceFile, OpenDocument>();
  const open = (source: SourceFile) => {
    const document = opened.get(source) ?? openDocument(source);
    opened.set(source, document);
    return document;
  };

  /** The site around a document, with the draft and the text that is being written. */
  function around(disk: SiteSources, { documents, path, text }: WrittenPlace): EditorSite {
    const texts = new Map(documents.map((document) => [document.path, document.text ?? undefined]));
    const sources = withTexts(disk, texts.set(path, text));
    return {
      siteIndex: openSite(sources, open),
      help,
      icons,
      path,
      isSite: documentKind(path) !== 'page',
      schema: undefined,
      pictureAddress(name) {
        const facts = sources.pictures.get(name);
        return facts && !('fault' in facts) ? devAddresses(name, facts).url : '';
      },
    };
  }

  return {
    offers(disk, place) {
      const { text, offset } = place;
      return writtenOffers(
        text,
        complete(text, offset, around(disk, place), { schemas, hasStops: true }).items,
      );
    },
    explanation(disk, place) {
      const found = explainAt(place.text, place.offset, around(disk, place));
      return (
        found && { ...found.span, text: found.text, ...(found.icon !== undefined && { icon: found.icon }) }
      );
    },
  };
}
