import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { CATALOGUE } from '../../src/content/model/addresses/addresses';
import { CommandProblem } from '../../src/node/system/command-problem';
import { createScales, isMoving, KINDS, type Kind, type Weight } from './weigh-page';

/**
 * The maximum bytes of a page, by kind. Two replace `script`: `scriptWhereThingsMove` on pages with animations,
 * `scriptWhereNothingIsInteractive` on pages that need the app alone.
 */
export type Budgets = Record<Kind | 'scriptWhereThingsMove' | 'scriptWhereNothingIsInteractive', number>;

/**
 * Compares every page of a built site with the budgets.
 *
 * @param dir the folder of a built site
 * @returns one line for each page and kind that is too heavy, with what it consists of; and the heaviest page of each kind
 * @throws CommandProblem where the folder has no page in it
 */
export async function checkBudgets(
  dir: string,
  budgets: Budgets,
): Promise<{ faults: string[]; heaviest: string[] }> {
  const pages = await glob('**/*.html', {
    cwd: dir,
    ignore: [`${CATALOGUE.slice(1)}*/**`, `${CATALOGUE.slice(1)}.html`],
  });
  if (pages.length === 0) {
    throw new CommandProblem(`There is no built site in "${dir}". Run "npm run build" before this check.`);
  }
  const scales = { quick: createScales(dir, 'quick'), best: createScales(dir, 'best') };
  const faults: string[] = [];
  const most = new Map<Kind, { page: string; html: string; bytes: number }>();
  for (const page of pages.sort()) {
    const html = await readFile(path.join(dir, page), 'utf8');
    for (const kind of KINDS) {
      const quick = scales.quick(html, kind);
      const budget = budgets[kind === 'script' ? scriptBudget(html, quick) : kind];
      const bytes = sum(quick);
      if (bytes > (most.get(kind)?.bytes ?? 0)) most.set(kind, { page, html, bytes });
      // What is light enough already need not be compressed as well as can be.
      if (bytes <= budget) continue;
      const weights = scales.best(html, kind);
      if (sum(weights) > budget) faults.push(faultOf(page, kind, sum(weights), budget, weights));
    }
  }
  const heaviest = [...most].map(
    ([kind, { page, html }]) => `${kind}: ${sum(scales.best(html, kind))} bytes (${page})`,
  );
  return { faults, heaviest };
}

function scriptBudget(html: string, files: readonly Weight[]): keyof Budgets {
  if (isMoving(html)) return 'scriptWhereThingsMove';
  return files.length === 1 ? 'scriptWhereNothingIsInteractive' : 'script';
}

function faultOf(page: string, kind: Kind, bytes: number, budget: number, parts: Weight[]): string {
  const list = [...parts]
    .sort((one, other) => other.bytes - one.bytes)
    .map((part) => `\n    ${String(part.bytes).padStart(7)}  ${part.what}`);
  return `${page}: ${kind} is ${bytes} bytes, ${bytes - budget} more than the budget of ${budget}.${list.join('')}`;
}

const sum = (parts: readonly Weight[]) => parts.reduce((total, { bytes }) => total + bytes, 0);
