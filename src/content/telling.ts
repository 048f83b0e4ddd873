import type { CheckedDocument } from './check-document';
import type { OpenDocument } from './document';
import type { Finding } from './finding';
import { documentRules, ledgerRules, polishRules, seenByOthers } from './rules/all-rules';
import { isRaised, withLevel } from './rules/levels';
import { withMeantPicture } from './rules/missing-picture/meant-picture';
import type { DocumentRule } from './rules/rule';
import type { SiteSources } from './source';
import type { World } from './world';

/** A site with all that is told of its documents. */
export interface ToldSite {
  sources: SiteSources;
  checked: readonly CheckedDocument[];
  ledger: OpenDocument | undefined;
  world: World;
  /** By document, the ledger too. */
  told: ReadonlyMap<OpenDocument, readonly Finding[]>;
}

/**
 * Holds each document against all others.
 *
 * @param polish whether to tell what could be better, too: it is told only of a site without errors
 * @param before the site as it was told last: where only documents have changed that look to the others as they did, what
 * was told of these still holds
 */
export function tellSite(
  site: Omit<ToldSite, 'told'>,
  polish: boolean,
  before: ToldSite | undefined,
): ToldSite {
  const { checked, ledger, world } = site;
  const withPolish = polish || isRaised(world);
  const known = before && !withPolish && hasSameSurroundings(before, site) ? before.told : NOTHING;
  const told = new Map<OpenDocument, readonly Finding[]>();
  for (const each of checked) told.set(each.document, known.get(each.document) ?? toldOf(each, world));
  if (withPolish && [...told.values()].every(hasNoErrors)) {
    for (const { document, polish: own } of checked) {
      const found = [...levelled(own, world), ...foundBy(polishRules, document, world)];
      if (found.length > 0) told.set(document, [...(told.get(document) ?? []), ...found]);
      document.letGo();
    }
  }
  if (ledger) told.set(ledger, [...ledger.findings, ...foundBy(ledgerRules, ledger, world)]);
  return { ...site, told };
}

export const hasNoErrors = (findings: readonly Finding[] = []) =>
  findings.every(({ severity }) => severity === 'warning');

const NOTHING: ToldSite['told'] = new Map();

function toldOf({ document, found }: CheckedDocument, world: World): Finding[] {
  const shape = document.findings.map((finding) => withMeantPicture(finding, world.media));
  const told = [...shape, ...levelled(found, world), ...foundBy(documentRules, document, world)];
  document.letGo();
  return told;
}

function foundBy(rules: readonly DocumentRule[], document: OpenDocument, world: World): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) for (const finding of rule(document, world)) found.push(finding);
  return levelled(found, world);
}

const levelled = (found: readonly Finding[], world: World) =>
  found.flatMap((finding) => withLevel(finding, world));

/** Whether each document finds around it what it found before. */
function hasSameSurroundings(before: ToldSite, now: Omit<ToldSite, 'told'>): boolean {
  const { sources, checked } = now;
  const isSame = (['dir', 'media', 'pictures'] as const).every(
    (name) => sources[name] === before.sources[name],
  );
  return (
    isSame &&
    sources.ledger === before.sources.ledger &&
    checked.length === before.checked.length &&
    checked.every(({ document }, index) => looksTheSame(document, before.checked[index]?.document))
  );
}

function looksTheSame(document: OpenDocument, before: OpenDocument | undefined): boolean {
  if (document === before) return true;
  if (!before || document.isSite || document.source.file !== before.source.file) return false;
  const look = (open: OpenDocument) => JSON.stringify(seenByOthers.map((note) => note(open)));
  return document.isRead === before.isRead && look(document) === look(before);
}
