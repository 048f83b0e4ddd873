import { createRoot } from 'react-dom/client';
import '../theme/theme.css';
import { STUDIO_ROOT_ID } from '../content/model/protocols/studio-protocol';
import { App } from './shell/App';
import { addressInBrowser, followAddress } from './shell/behaviours/follow-address';
import { listen } from './shell/behaviours/listen';
import { startTheme } from './ui/look/theme';
import { openDrafts } from './store/documents/drafts';
import { connectServer } from './store/server/server';
import { Studio } from './store/studio';
import { StudioProvider } from './store/hooks/use-studio';

const root = document.getElementById(STUDIO_ROOT_ID);
if (root) void start(root);

async function start(root: HTMLElement) {
  startTheme();
  const studio = new Studio(connectServer(), await openDrafts());
  listen(studio);
  followAddress(studio);
  createRoot(root).render(
    <StudioProvider value={studio}>
      <App />
    </StudioProvider>,
  );
  await studio.start(addressInBrowser());
}
