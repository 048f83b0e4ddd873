import { addComponents } from './components';

/** Fetches the components of all block types. In a file of its own, because visitors do not need it. */
export async function loadAll(): Promise<void> {
  addComponents((await import('../../blocks/registry')).registry);
}
