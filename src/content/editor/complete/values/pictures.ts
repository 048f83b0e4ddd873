import { textIn } from '../../../schema/keywords';
import type { Slot } from '../../places/slot';
import { showPicture } from '../../places/show';
import type { EditorSite } from '../editor-site';
import type { Offer } from '../offer';

/** The pictures in `media/` that can be shown, with their size in pixels. */
export function pictures({ schema }: Slot, { siteIndex, pictureAddress }: EditorSite): Offer[] {
  const form = new RegExp(textIn(schema, 'pattern') ?? '', 'u');
  return [...siteIndex.pictures].flatMap(([name, facts]): Offer[] => {
    if ('fault' in facts || !form.test(name)) return [];
    return [
      {
        label: name,
        kind: 'picture',
        body: JSON.stringify(name),
        detail: `${facts.width} × ${facts.height}`,
        documentation: showPicture(facts, pictureAddress(name)),
      },
    ];
  });
}
