import { fileOf } from '../../documents/site/with-texts';
import { namedPictures, picturesOf } from './pictures';
import { documentRule } from '../rule';
import { capitalFile, suggestPicture } from './suggest-picture';
import { textArg, quote, didYouMean } from '../../messages/words';
import type { IssueDetails } from '../../model/issues/issue-details';

/** A picture that a document names stands in the media folder, spelt the same. */
export const missingPicture = documentRule({
  code: 'missing-picture',
  meaning: 'A picture is not in the media folder.',
  choice: 'A document names a picture that is not in pages/media.',
  facts: [picturesOf],
  *check(document, siteIndex) {
    const { media, dir } = siteIndex;
    if (picturesOf(document).every((src) => media.has(src))) return;
    for (const { pointer, src } of namedPictures(document)) {
      if (media.has(src)) continue;
      const file = capitalFile(src, media);
      const suggestion = file === '' ? suggestPicture(src, media, pointer) : '';
      yield { pointer, args: { src, folder: fileOf(dir, 'media'), suggestion, file } };
    }
  },
  words: missingPictureWords,
});

function missingPictureWords(issue: IssueDetails) {
  const src = quote(textArg(issue, 'src'));
  const file = textArg(issue, 'file');
  if (file !== '') {
    return {
      what: `There is no picture ${src} in ${textArg(issue, 'folder')}, only ${quote(file)}.`,
      why: 'Capitals count, and the names of pictures have none.',
      fix: `Rename the file to ${src}.`,
    };
  }
  const suggestion = textArg(issue, 'suggestion');
  return {
    what: `There is no picture ${src} in ${textArg(issue, 'folder')}.${didYouMean(issue)}`,
    why: 'Visitors would see an empty place.',
    fix:
      suggestion === ''
        ? 'Put the picture into that folder, or correct its name.'
        : `Write ${quote(suggestion)} instead, or put the picture into that folder.`,
  };
}
