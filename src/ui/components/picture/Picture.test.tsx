import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ResolvedImage, PageData } from '../../../content/model/page-data';
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
const images = { 'oven.png': wide, 'loaf.jpg': tall, 'mill.svg': drawing };

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
  return { images: html.match(/<img[^>]*>/g) ?? [], preloads: html.match(/<link[^>]*>/g) ?? [] };
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
