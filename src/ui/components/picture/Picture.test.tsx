import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ResolvedImage, PageData } from '../../../content/model/pages/page-data';
import type { Block, Picture as PictureData } from '../../../generated/documents';
import { PageProvider } from '../../contexts/page-context';
import { PicturePanel } from './PicturePanel';

const sizes = { wide: '50vw', tall: '20vw', overlay: '10vw' };
const wide: ResolvedImage = {
  url: '/media/oven-800.webp',
  width: 800,
  height: 600,
  srcSet: '/media/oven-480.webp 480w, /media/oven-800.webp 800w',
};
const tall: ResolvedImage = {
  url: '/media/loaf-480.webp',
  width: 480,
  height: 900,
  srcSet: '/media/loaf-480.webp 480w',
};
const drawing: ResolvedImage = { url: '/media/mill.svg', width: 30, height: 30 };
const small: ResolvedImage = {
  url: '/media/oven-narrow-716.webp',
  width: 716,
  height: 600,
  srcSet: '/media/oven-narrow-480.webp 480w, /media/oven-narrow-716.webp 716w',
};
const images = { 'oven.png': wide, 'loaf.jpg': tall, 'mill.svg': drawing, 'oven-narrow.png': small };

const oven: PictureData = {
  // Before the window that it lies over, as an editor may write it.
  overlay: { src: 'loaf.jpg', alt: 'A loaf' },
  color: 'green',
  pattern: 'kente',
  image: { src: 'oven.png', alt: 'The oven' },
};
const ovenAgain: PictureData = {
  color: 'green',
  pattern: 'kente',
  image: { src: 'oven.png', alt: 'The oven' },
};
const mill: PictureData = { color: 'green', pattern: 'kente', image: { src: 'mill.svg', alt: 'The mill' } };

/** The `<img>` elements of a page with these pictures, in its order, and what React preloads. */
function markup(...pictures: PictureData[]) {
  const rows = pictures.map((picture) => ({ title: 'x', text: 'x', picture }));
  const blocks: Block[] = [{ type: 'alternating-rows', rows: rows as [(typeof rows)[0]] }];
  const page: PageData = {
    route: '/',
    title: 'x',
    description: 'x',
    breadcrumbs: [],
    blocks,
    assets: { images, texts: {} },
  };
  const html = renderToStaticMarkup(
    <PageProvider data={page}>
      {pictures.map((picture, index) => (
        <PicturePanel key={index} picture={picture} sizes={sizes} />
      ))}
    </PageProvider>,
  );
  const found = (element: string) => html.match(new RegExp(`<${element}[^>]*>`, 'g')) ?? [];
  return { images: found('img'), sources: found('source'), preloads: found('link') };
}

test('a picture has its real size, all its widths, and how wide it is shown', () => {
  const [window] = markup(oven).images;
  expect(window).toContain('src="/media/oven-800.webp" width="800" height="600" alt="The oven"');
  expect(window).toContain(`sizes="50vw" srcSet="${wide.srcSet}"`);
});

test('a tall picture and one that lies over another have sizes of their own', () => {
  const portrait = { ...mill, image: { src: 'loaf.jpg', alt: 'A loaf' } };
  expect(markup(portrait).images[0]).toContain('sizes="20vw"');
  expect(markup(oven).images[1]).toContain('sizes="10vw"');
});

test('narrow windows get the narrow drawing, and nothing is said of how wide it is where it is one file', () => {
  const { images, sources } = markup(
    { ...ovenAgain, image: { src: 'oven.png', narrow: 'oven-narrow.png', alt: 'The oven' } },
    { ...mill, image: { src: 'oven.png', narrow: 'mill.svg', alt: 'The oven' } },
  );
  const media = 'media="screen and (max-width: 559px)"';
  expect(sources).toEqual([
    `<source ${media} sizes="calc(100vw - 32px)" srcSet="${small.srcSet}" width="716" height="600"/>`,
    `<source ${media} srcSet="/media/mill.svg" width="30" height="30"/>`,
  ]);
  expect(images[0]).toContain('src="/media/oven-800.webp" width="800" height="600" alt="The oven"');
});

test('of a lead picture with two drawings, a window loads its own before everything else', () => {
  const { images, preloads } = markup({
    ...ovenAgain,
    image: { src: 'oven.png', narrow: 'oven-narrow.png', alt: 'The oven' },
  });
  expect(images[0]).toContain('loading="eager" fetchPriority="high"');
  expect(preloads).toHaveLength(2);
  expect(preloads[0]).toContain(`imageSrcSet="${small.srcSet}" imageSizes="calc(100vw - 32px)"`);
  expect(preloads[0]).toContain('media="screen and (max-width: 559px)"');
  expect(preloads[1]).toContain(`imageSrcSet="${wide.srcSet}" imageSizes="50vw"`);
  expect(preloads[1]).toContain('media="(min-width: 560px)"');
});

test('a drawing for narrow windows that is missing leaves the picture as it is', () => {
  const { images, sources } = markup({
    ...ovenAgain,
    image: { src: 'oven.png', narrow: 'gone.png', alt: 'The oven' },
  });
  expect(sources).toEqual([]);
  expect(images[0]).toContain('src="/media/oven-800.webp"');
});

test('an SVG is one file for all widths', () => {
  const [image] = markup(mill).images;
  expect(image).toContain('src="/media/mill.svg" width="30" height="30"');
  expect(image).not.toMatch(/srcset|sizes/i);
});

test('the lead picture is loaded at once and with priority, every other when it is near', () => {
  const { images, preloads } = markup(oven, ovenAgain, mill);
  const [first, ...others] = images;
  expect(first).toContain('alt="The oven" loading="eager" fetchPriority="high"');
  expect(others).toHaveLength(3);
  for (const other of others) {
    expect(other).toContain('loading="lazy"');
    expect(other).not.toContain('fetchPriority');
  }
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toContain(`imageSrcSet="${wide.srcSet}" imageSizes="50vw" fetchPriority="high"`);
});
