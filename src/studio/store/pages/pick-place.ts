import { valueAt } from '../../../content/json/value-at';
import { tokensIn } from '../../../content/model/pages/tokens';
import { words } from '../../words';
import { documentAt, type StudioContext } from '../context';
import { pathAt, siteDocumentOf } from '../places';
import type { NextSelection } from '../state';
import { load } from '../steps/disk';
import { showPlace } from '../steps/problem-steps';
import { placeOfToken, tokensFor } from './site-tokens';

/**
 * Selects what was clicked in the frame: a part of its page, or of what stands on every page. A text that is one token leads to the
 * value that the person sees: who writes over the token changes one place, and loses it.
 */
export async function pickPlace(
  context: StudioContext,
  picked: NextSelection,
  isSite: boolean,
): Promise<void> {
  const state = context.store.get();
  const { property: pointer } = picked;
  const path = isSite ? siteDocumentOf(state) : pathAt(state, state.route);
  if (path === undefined) return context.select(picked);
  if (pointer !== undefined && !(await load(context, path))) return;
  const token = pointer && tokenAlone(valueAt(documentAt(context, path)?.value, pointer));
  if (token && Object.hasOwn(tokensFor(path, state), token)) {
    await showPlace(context, placeOfToken(path, token, context.store.get()));
    context.notify(words.find.isOneValue(token), false);
  } else if (isSite && pointer !== undefined) await showPlace(context, { path, pointer });
  else if (path === state.page) context.select(picked);
  else await context.open(path, picked);
}

/** The token that a text consists of. */
function tokenAlone(value: unknown): string | undefined {
  const [token] = typeof value === 'string' ? tokensIn(value) : [];
  return token !== undefined && value === `{${token}}` ? token : undefined;
}
