import sharp from 'sharp';

/** What stands for a photograph: things on a table, each a few ellipses, before a wall. */
interface Drawing {
  wall: string;
  table: string;
  things: string;
}

const WIDTH = 2000;
const HEIGHT = 1333;

const loaf = (x: number, y: number, size: number, color: string) => `
  <g transform="translate(${x} ${y}) scale(${size})">
    <ellipse cx="0" cy="90" rx="300" ry="40" fill="#000" opacity=".25"/>
    <path d="M-290 90 C-330-60-200-150 0-150 S330-60 290 90 Z" fill="${color}"/>
    ${[-150, 0, 150].map((cut) => `<ellipse cx="${cut}" cy="-40" rx="26" ry="86" fill="#fff" opacity=".35" transform="rotate(24 ${cut} -40)"/>`).join('')}
  </g>`;

const bun = (x: number, y: number) => `
  <g transform="translate(${x} ${y})">
    <ellipse cx="0" cy="70" rx="170" ry="30" fill="#000" opacity=".25"/>
    <ellipse cx="0" cy="0" rx="170" ry="105" fill="#b8712f"/>
    <ellipse cx="-40" cy="-45" rx="70" ry="30" fill="#fff" opacity=".3"/>
  </g>`;

const CAKE = `
  <ellipse cx="800" cy="870" rx="560" ry="70" fill="#000" opacity=".25"/>
  <path d="M320 450 v380 a480 90 0 0 0 960 0 v-380 Z" fill="#c98a52"/>
  <path d="M320 450 v120 q80 90 160 0 t160 0 t160 0 t160 0 t160 0 t160 0 v-120 Z" fill="#fff4e6"/>
  <ellipse cx="800" cy="450" rx="480" ry="110" fill="#fffaf2"/>
  ${[440, 620, 800, 980, 1160].map((x) => `<circle cx="${x}" cy="${x === 800 ? 490 : 450}" r="46" fill="#a8233a"/>`).join('')}`;

const OVEN = `
  <path d="M560 660 V180 a440 330 0 0 1 880 0 V660 Z" fill="#2b1710"/>
  <ellipse cx="1000" cy="620" rx="400" ry="150" fill="#f08a24" opacity=".8"/>`;

/** In the order in which the pages show them; pages cut them off below and on the right. */
const DRAWINGS: readonly Drawing[] = [
  {
    wall: '#5a3424',
    table: '#8a5a3a',
    things: OVEN + loaf(660, 800, 0.9, '#c98640') + loaf(1290, 820, 1, '#b8712f'),
  },
  {
    wall: '#d9c3a0',
    table: '#8a5a3a',
    things:
      loaf(480, 480, 0.9, '#c98640') +
      loaf(1180, 460, 0.9, '#8f5526') +
      loaf(420, 800, 1, '#b8712f') +
      loaf(1240, 810, 1, '#dca45e'),
  },
  {
    wall: '#cfd8bf',
    table: '#a3764e',
    things: [500, 800].flatMap((y) => [300, 730, 1160, 1590].map((x) => bun(x, y))).join(''),
  },
  { wall: '#e3b7b7', table: '#94604a', things: CAKE },
];

/** @returns a JPEG, as from a telephone */
export async function photographOf(index: number): Promise<Buffer> {
  const drawing = DRAWINGS[index];
  if (!drawing) throw new Error(`there is no photograph ${index}`);
  const { wall, table, things } = drawing;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${wall}"/>
    <rect y="560" width="100%" height="100%" fill="${table}"/>${things}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
