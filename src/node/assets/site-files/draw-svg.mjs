/**
 * Renders an SVG once, in a process of its own that ends when it takes too much: librsvg cannot be
 * interrupted. It measures processor time, not wall-clock time, so that a slow or busy machine fails nothing.
 *
 *   node draw-svg.mjs SIZE SECONDS < drawing.svg
 *
 * Ends with 0 when it is rendered, with 1 when it cannot be, and by SIGKILL when it takes more than SECONDS
 * of a processor, or too much memory.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const MAX_MEMORY_BYTES = 1_500_000_000;

/** Milliseconds between two checks. */
const CHECK_INTERVAL = 50;

const [size = 0, seconds = 0] = process.argv.slice(2).map(Number);
const drawing = await buffer(process.stdin);
const before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if (user + system < seconds * 1e6 && process.memoryUsage.rss() < MAX_MEMORY_BYTES) return;
  // An orderly exit would wait for the rendering.
  process.kill(process.pid, 'SIGKILL');
}, CHECK_INTERVAL).unref();
try {
  await sharp(drawing).resize(size, size, { fit: 'contain', background: 'transparent' }).raw().toBuffer();
} catch {
  process.exitCode = 1;
}
