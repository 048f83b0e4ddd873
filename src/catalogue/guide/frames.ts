/** Makes every frame as high as the example in it, also when that changes because a tab is chosen or a picture is loaded. */
export function fitFrames() {
  for (const frame of document.querySelectorAll('iframe')) {
    frame.addEventListener('load', () => follow(frame));
    // A frame that was loaded before this script has sent its message already.
    if (frame.contentDocument?.readyState === 'complete') follow(frame);
  }
}

function follow(frame: HTMLIFrameElement) {
  const body = frame.contentDocument?.body;
  // A frame that loads lazily holds an empty page until then.
  if (!body?.hasChildNodes()) return;
  const observer = new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
  });
  observer.observe(body);
}
