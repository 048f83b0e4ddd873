/**
 * Does something after the next frame is shown.
 *
 * @returns leaves it
 */
export function afterFrame(action: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
