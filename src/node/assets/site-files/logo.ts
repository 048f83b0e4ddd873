import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandProblem } from '../../system/command-problem';
import { cleanSvgFile } from '../pictures/clean-svg-file';
import { MEDIA } from '../pictures/lookup';
import { pictureCache } from '../../cache/picture-cache';
import { PICTURE_VERSIONS } from '../../cache/picture-encoding';
import { sha256 } from '../../system/sha256';

/** The company's logo, as its file in the media folder. */
export interface Logo {
  name: string;
  bytes: Buffer;
}

/**
 * Reads the logo; an SVG is sanitized, and rendered once as a test.
 *
 * @param name of a picture that exists
 * @throws CommandProblem when it cannot be drawn
 */
export async function readLogo(pagesDir: string, name: string): Promise<Logo> {
  const bytes = await readFile(path.join(pagesDir, MEDIA, name));
  if (!name.endsWith('.svg')) return { name, bytes };
  const clean = await cleanSvgFile(bytes);
  await pictureCache.cached(`drawn, ${PICTURE_VERSIONS}, ${sha256(clean)}`, () =>
    tryToDraw({ name, bytes: clean }),
  );
  return { name, bytes: clean };
}

/** Pixels of a side: the largest size in which the logo is drawn. Smaller ones take less time. */
const MAX_SIZE = 512;

/** Seconds of processor time: an ordinary logo takes a twentieth of one. */
const MAX_CPU_SECONDS = 3;

/**
 * Draws a logo in a process that can be killed.
 *
 * @param seconds processor time that it may take
 * @throws CommandProblem when it takes more, or cannot be drawn
 */
export function tryToDraw(logo: Logo, seconds = MAX_CPU_SECONDS): Promise<Buffer> {
  const program = fileURLToPath(new URL('./draw-svg.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [program, String(MAX_SIZE), String(seconds)], (error) => {
      if (!error) return resolve(Buffer.from('drawn'));
      reject(
        cannotBeDrawn(
          logo.name,
          error.signal ? 'it takes too long, and needs fewer and simpler shapes' : DAMAGED,
        ),
      );
    });
    // A child that has ended already is reported by its exit code.
    child.stdin?.on('error', () => {}).end(logo.bytes);
  });
}

/** What the library says of it is for programmers. */
const DAMAGED = 'it is damaged, or no picture at all';

function cannotBeDrawn(name: string, reason: string): CommandProblem {
  return new CommandProblem(
    `${MEDIA}/${name} cannot be drawn as an icon: ${reason}. Save the logo anew, or take "logo" out of _site.json.`,
  );
}

/**
 * The whole logo as a bitmap on a transparent square, turned upright as its metadata say.
 *
 * @param size pixels of a side
 * @param ink the value of `currentColor` in the logo
 * @returns a PNG
 * @throws CommandProblem when the picture cannot be drawn
 */
export async function drawLogo({ name, bytes }: Logo, size: number, ink: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { svg: { stylesheet: `svg { color: ${ink}; }` } })
      .autoOrient()
      .resize(size, size, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer();
  } catch {
    throw cannotBeDrawn(name, DAMAGED);
  }
}
