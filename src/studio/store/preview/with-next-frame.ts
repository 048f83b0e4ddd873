/** Does something as the next frame begins; soon where nobody sees the page, which has no frames then. */
export function withNextFrame(action: () => void): void {
  if (document.visibilityState === 'hidden') queueMicrotask(action);
  else requestAnimationFrame(action);
}
