import { expect, test } from 'vitest';
import { knownPictures, pictureUses } from './picture-uses';

const pictures = (value: unknown) => pictureUses(value);
const known = (documents: Parameters<typeof knownPictures>[0], folders: readonly string[] = []) =>
  knownPictures(documents, folders);

test('a picture is known by what it shows anywhere and by the pages with it; a second drawing as such', () => {
  const found = known([
    {
      route: '/',
      title: 'Home',
      pictures: pictures({
        blocks: [
          { image: { src: 'oven.webp', narrow: 'oven-narrow.webp', alt: 'Two bakers at the oven' } },
          { tabs: [{ blocks: [{ image: { src: 'shop.webp', alt: 'The shop' } }] }] },
        ],
      }),
    },
    { title: '_site.json', pictures: pictures({ logo: { src: 'shop.webp', alt: 'The shop' } }) },
    { route: '/cakes', title: 'Cakes', pictures: pictures([{ src: 'oven.webp', alt: '' }]) },
    { route: '/small', title: 'Small', pictures: pictures({ narrow: 'shop.webp', src: 4 }) },
  ]);
  expect([...found]).toEqual([
    [
      'oven.webp',
      {
        about: 'Two bakers at the oven\nHome\nCakes',
        alt: 'Two bakers at the oven',
        altIn: {},
        isNarrow: false,
        narrow: 'oven-narrow.webp',
      },
    ],
    [
      'oven-narrow.webp',
      {
        about: 'Two bakers at the oven\nHome',
        alt: 'Two bakers at the oven',
        altIn: {},
        isNarrow: true,
        narrow: '',
      },
    ],
    [
      'shop.webp',
      { about: 'The shop\nHome\nSmall', alt: 'The shop', altIn: {}, isNarrow: false, narrow: '' },
    ],
  ]);
});

test('of several descriptions the most frequent one is offered, and none that is left to write', () => {
  const alts = ['A shoe', 'A brown shoe', 'TODO: What it shows.', 'TODO: What it shows.', '', 'A brown shoe'];
  const uses = alts.map((alt) => ({ src: 'shoe.webp', alt }));
  const found = known([{ title: 'Shoes', pictures: pictures(uses) }]);
  expect(found.get('shoe.webp')?.alt).toBe('A brown shoe');
});

test('the drawing for narrow windows is the one that most documents show with the picture', () => {
  const narrows = ['oven-1.webp', 'oven-2.webp', undefined, undefined, 'oven-2.webp'];
  const uses = narrows.map((narrow) => ({ src: 'oven.webp', alt: 'An oven', narrow }));
  expect(known([{ title: 'Bread', pictures: pictures(uses) }]).get('oven.webp')?.narrow).toBe('oven-2.webp');
});

test('a picture on thousands of pages has no more words than can be sent', () => {
  const pages = Array.from({ length: 5000 }, (_, page) => ({
    route: `/${page}`,
    title: `Page ${page}`,
    pictures: pictures({ src: 'logo.webp', alt: 'The logo' }),
  }));
  expect(known(pages).get('logo.webp')?.about.split('\n').length).toBe(40);
});

test('a description is of the language of its page', () => {
  const found = known(
    [
      { route: '/bread', title: 'Bread', pictures: pictures({ src: 'oven.webp', alt: 'Two bakers' }) },
      { route: '/fr/pain', title: 'Pain', pictures: pictures({ src: 'oven.webp', alt: 'Deux boulangers' }) },
      { title: 'fr/_language.json', pictures: pictures({ src: 'logo.webp', alt: 'Le logo' }) },
    ],
    ['fr', 'de'],
  );
  expect(found.get('oven.webp')).toMatchObject({ alt: 'Two bakers', altIn: { fr: 'Deux boulangers' } });
  expect(found.get('logo.webp')).toMatchObject({ alt: '', altIn: { fr: 'Le logo' } });
});
