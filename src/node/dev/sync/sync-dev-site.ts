import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { SiteSources } from '../../../content/model/source';
import type { ValidationResult, Validator } from '../../../content/check/validate';
import { finishInterruptedChange } from '../../change-files/finish-interrupted-change';
import { watchFolder } from '../../read/watch/watch-folder';
import { noSources } from '../../read/read-sources';
import { readSite } from '../../read/read-site';
import { coalesce } from '../../system/async/coalesce';
import type { DevSite } from '../dev-site';
import { readChanges } from './read-changes';
import { pathInside } from '../../system/paths/with-slashes';

/** Milliseconds that documents are checked before the server may answer requests again. */
const CHECK_SLICE_MS = 10;

interface SyncOptions {
  /** Whether the folder need not exist yet: a site may begin in it. */
  mayBegin?: boolean;
  site: DevSite;
  validator: Validator;
  /** Waits until the server has no requests to answer. */
  untilIdle: () => Promise<void>;
  /** Called whenever the view of a page may have changed. */
  onChange: () => void;
  /** Called with the result, once all documents are checked and after every change. */
  onResult: (result: ValidationResult, sources: SiteSources) => void;
  /** Called with later errors; a folder that cannot be read for a moment does not stop the watch. */
  onError: (error: unknown) => void;
}

/**
 * Opens the documents of a pages folder, so that each can be shown. After a change only what has changed is read again,
 * and checked.
 *
 * @returns how to check all documents for the first time, and how to stop; until then each document is treated by itself
 * @throws CommandProblem when the folder cannot be read or watched
 */
export async function syncDevSite(
  pagesDir: string,
  { site, validator, mayBegin = false, untilIdle, onChange, onResult, onError }: SyncOptions,
): Promise<{ check: () => Promise<void>; stop: () => void }> {
  const changed = new Set<string>();
  let isStopped = false;
  let sources: SiteSources | undefined;
  const renew = coalesce(async () => {
    let names: string[] = [];
    try {
      // Renaming a page changes many documents one after the other: only the final state is shown.
      await finishInterruptedChange(pagesDir);
      names = [...changed];
      changed.clear();
      sources = sources ? await readChanges(sources, pagesDir, names) : await readSite(pagesDir);
      if (site.isChecked) update(sources);
      else site.open(sources);
      onChange();
    } catch (error) {
      // Everything is read the next time.
      changed.add('');
      onError(error);
    }
  }, 0);
  // Before the folder is read, so that no change is missed.
  const stopWatching = watchFolder(pagesDir, note, onError, mayBegin);
  try {
    sources = mayBegin && !existsSync(pagesDir) ? noSources(pagesDir) : await readSite(pagesDir);
  } catch (error) {
    stopWatching();
    throw error;
  }
  const opened = sources;
  site.open(opened);
  return { check: () => checkAll(opened), stop };

  function note(place = pagesDir) {
    // Text editors create files whose names begin with a dot; no document has such a name.
    if (place !== pagesDir && path.basename(place).startsWith('.')) return;
    changed.add(pathInside(pagesDir, place));
    renew();
  }

  function update(now: SiteSources) {
    onResult(site.update(now), now);
  }

  /** In time slices, between which the server answers; documents that changed meanwhile are checked last. */
  async function checkAll(opened: SiteSources): Promise<void> {
    let since = performance.now();
    for (let checked: SiteSources | undefined; checked !== (sources ?? opened); ) {
      checked = sources ?? opened;
      for (const _ of validator.validateInSteps(checked)) {
        if (performance.now() - since < CHECK_SLICE_MS) continue;
        await yieldToRequests();
        await untilIdle();
        since = performance.now();
        if (isStopped) return;
      }
    }
    update(sources ?? opened);
    onChange();
  }

  function stop() {
    isStopped = true;
    stopWatching();
  }
}
