let kept: Promise<void> | undefined;

/**
 * Keeps the site's style sheet when the page that it came with goes: it stands inside that page, where its first view ends
 * (server/SiteSheet.tsx). A second link to it, in the head, takes the place of the first as soon as it is there.
 *
 * @throws Event when the browser cannot get it again; the next page tries once more
 */
export function keepSiteSheet(): Promise<void> {
  kept ??= moveToHead().catch((error) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function moveToHead(): Promise<void> {
  const link = document.body.querySelector('link');
  if (!link) return;
  const copy = document.importNode(link);
  await new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = (error) => {
      copy.remove();
      reject(error);
    };
    document.head.append(copy);
  });
  link.nextElementSibling?.remove();
  link.remove();
}
