import type { Validator } from '../../../../content/check/validate';
import { withoutByteOrderMark } from '../../../../content/json/byte-order-mark';
import type { DevView } from '../../../../content/model/protocols/dev-protocol';
import { routeOf } from '../../../../content/model/addresses/route';
import type { SiteSources } from '../../../../content/model/source';
import type { DraftDocument, DraftRequest } from '../../../../content/model/protocols/studio-documents';
import type { IconSet } from '../../../assets/icons/icon-set';
import { DevSite } from '../../dev-site';
import { layingOver } from './laid-over';

/** How many tabs are remembered; another one begins again with what is on the disk. */
const MAX_SESSIONS = 8;

interface Session {
  /** Knows the last site document that could be shown. */
  site: DevSite;
  lay: ReturnType<typeof layingOver>;
  /** The last draft of the page in view that was JSON. */
  lastGood: DraftDocument | undefined;
}

/**
 * Shows pages of drafts. A draft is in no other view, and of a session only the last versions that could be shown are remembered, of the
 * page in view and of the site document.
 */
export function draftViews({ validator, icon }: { validator: Validator; icon: IconSet['draw'] }) {
  const sessions = new Map<string, Session>();

  function sessionOf(name: string): Session {
    const session = sessions.get(name) ?? {
      site: new DevSite({ validator, icon }),
      lay: layingOver(),
      lastGood: undefined,
    };
    // The last in a Map is the one that was used last.
    sessions.delete(name);
    sessions.set(name, session);
    const [oldest] = sessions.keys();
    if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    return session;
  }

  return {
    /** What to show of a page, with the draft. */
    view(disk: SiteSources, { session: name, documents, route }: DraftRequest): DevView {
      const session = sessionOf(name);
      const inView = documents.find(({ path }) => routeOf(path) === route);
      const isShown = inView?.text == null || isJson(inView.text);
      if (isShown) session.lastGood = inView;
      const { lastGood } = session;
      const isReplaced = !isShown && lastGood?.path === inView?.path;
      const shown = documents.map((document) =>
        document === inView && isReplaced && lastGood ? lastGood : document,
      );
      session.site.open(session.lay(disk, shown));
      return session.site.view(route);
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(withoutByteOrderMark(text));
    return true;
  } catch {
    return false;
  }
}
