import type { OtherFormat } from '../../model/source';
import type { Words } from '../message';

const NAMES: Readonly<Record<OtherFormat, string>> = {
  word: 'a Word document',
  excel: 'an Excel table',
  powerpoint: 'a PowerPoint presentation',
  writer: 'a document of LibreOffice',
  archive: 'packed files (ZIP or another archive)',
  office: 'a document of an older Word, Excel or PowerPoint',
  pdf: 'a PDF',
  picture: 'a picture',
  rtf: 'a letter of a word processor (RTF)',
  html: 'a web page (HTML)',
  yaml: 'a document in YAML',
  csv: 'a table (CSV)',
  program: 'a program (such as JavaScript)',
  css: 'a style sheet (CSS)',
  mail: 'an e-mail',
  markdown: 'a text in Markdown',
};

/** Words for a file that holds what another program has saved. */
export function otherFormatWords(format: string): Words {
  const name = Object.entries(NAMES).find(([key]) => key === format)?.[1] ?? 'something else';
  const what = `This file holds ${name}, not a page document.`;
  const why =
    'A document is plain text: one { … } with names and values in it. Another ending does not turn a file into one.';
  if (format === 'picture')
    return {
      what,
      why,
      fix: 'Give it back its own ending, such as .jpg, and move it into the media folder; pages name it after "src".',
    };
  return {
    what,
    why,
    fix: 'Copy another page of the folder, open the copy in a text editor such as VS Code, and write the words of this file into it; then delete this file.',
  };
}
