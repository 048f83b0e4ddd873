import { type CSSProperties, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGE_DATA_ID } from '../../content/model/addresses/addresses';
import type { PageData, SiteData } from '../../content/model/pages/page-data';
import { SPRITE_ID } from '../../content/model/icons/sprite';
import { type Drawing, isDrawings } from '../../content/model/protocols/studio-frame';
import { PageContent } from '../../app/render/PageContent';

/** The width at which examples are laid out before they are made small, in pixels. */
const LAID_OUT = 1280;

/** Less room above and below than on a page, so that more of the block is seen. */
const LAYOUT: CSSProperties & { '--sec': string } = {
  width: LAID_OUT,
  transformOrigin: '0 0',
  '--sec': '48px',
};

/** In dev, for the studio's picker: many examples in one document, each small and at the place that the picker gives it. */
export function drawExamples(container: Element, site: SiteData): void {
  createRoot(container).render(<Drawings site={site} />);
}

function Drawings({ site }: { site: SiteData }) {
  const [drawings, setDrawings] = useState<readonly Drawing[]>([]);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source === window.parent && origin === location.origin && isDrawings(data))
        setDrawings(data.drawings);
    };
    addEventListener('message', receive);
    window.parent.postMessage({ kind: 'pagewright:drawings-ready' }, location.origin);
    return () => removeEventListener('message', receive);
  }, []);
  return (
    <div inert>
      {drawings.map((drawing) => (
        <Example key={drawing.address} drawing={drawing} site={site} />
      ))}
    </div>
  );
}

function Example({ drawing, site }: { drawing: Drawing; site: SiteData }) {
  const { address, left, top, width, height } = drawing;
  const [page, setPage] = useState<PageData>();
  useEffect(() => {
    void loadExample(address).then(setPage);
  }, [address]);
  const scale = width / LAID_OUT;
  return (
    <div style={{ position: 'absolute', left, top, width, height, overflow: 'hidden', contain: 'strict' }}>
      <div style={{ ...LAYOUT, transform: `scale(${scale})` }}>
        {page && <PageContent page={page} site={site} />}
      </div>
    </div>
  );
}

const loaded = new Map<string, Promise<PageData>>();

/** The data of an example, from its own page; its icons join those of this document. */
function loadExample(address: string): Promise<PageData> {
  const known = loaded.get(address) ?? readExample(address);
  loaded.set(address, known);
  return known;
}

async function readExample(address: string): Promise<PageData> {
  const html = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sprite = document.getElementById(SPRITE_ID);
  for (const symbol of page.getElementById(SPRITE_ID)?.children ?? [])
    if (!document.getElementById(symbol.id)) sprite?.append(document.importNode(symbol, true));
  return JSON.parse(page.getElementById(PAGE_DATA_ID)?.textContent ?? '');
}
