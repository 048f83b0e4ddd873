/**
 * Draws an SVG once, in a process of its own that gives up on one that takes too much: the library that draws cannot be
 * stopped from within. It counts the work done, not the time gone by, so that a slow or busy machine fails none.
 *
 *   node draw-svg.mjs SIZE SECONDS < drawing.svg
 *
 * Ends with 0 when it is drawn, with 1 and a reason when it cannot be drawn, and by SIGKILL when it takes more than so many seconds
 * of a processor, or too much memory.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const MOST_BYTES = 1_500_000_000;

/** Milliseconds between two looks. */
const CHECK_INTERVAL = 50;

const [size = 0, seconds = 0] = process.argv.slice(2).map(Number);
const drawing = await buffer(process.stdin);
const before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if (user + system < seconds * 1e6 && process.memoryUsage.rss() < MOST_BYTES) return;
  // An orderly end would wait for the drawing.
  process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL).unref();
try {
  await sharp(drawing).resize(size, size, { fit: 'contain', background: 'transparent' }).raw().toBuffer();
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
