import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
// The header first: in this order the rules of all of them stand in the style sheet of a built site.
import { Layout } from '../Layout';
import { Footer } from '../../layout/footer/Footer';
import { routeOfPathname } from '../../content/model/addresses/addresses';
import { landmarks } from '../../layout/landmarks';
import { announceReady } from '../../ui/behaviours/ready';
import { Head } from '../Head';
import { watch } from '../overlay/watch';
import { Page } from '../render/Page';
import { themeRule } from './theme-rule';
import { addToSprite } from './add-to-sprite';
import { studioAround } from './in-studio/studio-around';
import { followStudio } from './in-studio/follow-studio';

type Shown = Parameters<Parameters<typeof watch>[1]>[0];

const PageInView = createContext<Shown | undefined>(undefined);

/** The page at the address, which follows its documents while they are edited. Links lead to it as documents of their own. */
export function DevApp({ first }: { first: Shown }) {
  const [shown, setShown] = useState(first);
  const { page, site } = shown;
  const { route, languages } = page;

  useEffect(announceReady, []);
  useEffect(() => {
    const show = (update: Shown) => {
      addToSprite({ ...update.site.icons, ...update.page.icons });
      setShown(update);
    };
    // The bundler reads this file for a built site, too, and nothing of the studio may change what it makes.
    const studio = import.meta.env.DEV ? studioAround() : undefined;
    // A page that is not saved yet has an address, too.
    const asked = routeOfPathname(location.pathname);
    if (!import.meta.env.DEV || !studio) return watch(route, show);
    // At once, so that the next frame has what the studio shows.
    return followStudio(studio, { route: asked, show: (update) => flushSync(() => show(update)) });
  }, [route]);

  // Header and footer stay as they are while the page changes.
  const layout = useMemo(
    () => (
      <Layout
        site={site}
        route={route}
        languages={languages}
        main={
          <main id={landmarks.main} tabIndex={-1}>
            <ShownPage />
          </main>
        }
        footer={<Footer />}
      />
    ),
    [site, route, languages],
  );
  return (
    <PageInView value={shown}>
      <Head page={page} site={site} />
      {site.theme && <style>{themeRule(site.theme)}</style>}
      {site.fontRules && <style>{site.fontRules}</style>}
      {layout}
    </PageInView>
  );
}

function ShownPage() {
  const shown = useContext(PageInView);
  return shown && <Page page={shown.page} site={shown.site} />;
}
