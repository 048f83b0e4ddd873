/**
 * The site's style sheet, in the place of a page where what is seen first ends: what comes before shows at once, and what comes after
 * waits for it. Browsers differ in whether a style sheet inside the body is waited for; all of them let a script wait for it.
 * The fonts and the first picture, which are seen before it is needed, come first.
 */
export function SiteSheet({ href }: { href: string }) {
  return (
    <>
      <link rel="stylesheet" href={href} fetchPriority="low" />
      <script>{NOTHING}</script>
    </>
  );
}

/** An empty script would not be waited for. */
const NOTHING = ' ';
