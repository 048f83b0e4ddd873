import { HOME } from '../../../../content/model/addresses/route';
import { homeIn } from '../../../../content/model/languages/languages';
import type { StudioChoices } from '../../../../content/model/protocols/studio-choices';
import { shownText } from '../../../ui/placeholder-words';
import { words } from '../../../words';

/** A link that can be chosen. */
export interface LinkOption {
  href: string;
  /** What it leads to, in words. */
  label: string;
  /** The heading that it stands under in the list. */
  group: string;
  /** More words by which it is found. */
  search?: string;
}

/** Shown at once: a list of hundreds is searched, not read. */
const MAX_OPTIONS = 60;

/** The links that a site has. */
export interface SiteLinks {
  all: readonly LinkOption[];
  byHref: ReadonlyMap<string, LinkOption>;
}

const known = new WeakMap<StudioChoices, SiteLinks>();

/** All links that a site has: pages with their places, and contact details that are tokens. The same choices give the same object. */
export function linksOf(choices: StudioChoices): SiteLinks {
  const before = known.get(choices);
  if (before) return before;
  const all = collectLinks(choices);
  const links = { all, byHref: new Map(all.map((link) => [link.href, link])) };
  known.set(choices, links);
  return links;
}

function collectLinks({ pages, tokens, languages }: StudioChoices): LinkOption[] {
  const { groups, place } = words.form.link;
  const homes = new Set([HOME, ...languages.map(({ folder }) => homeIn(folder))]);
  const ofPages = pages.flatMap(({ route, name, title, places }, index) => {
    // Of several languages that of the document comes first.
    const isHome = index === 0 && homes.has(route);
    return [
      {
        ...{ href: route, label: shownText(title) || route, search: name },
        group: isHome ? groups.home : groups.pages,
      },
      ...places.map(({ id, heading }) => ({
        href: `${route}#${id}`,
        label: place(shownText(heading) || id, shownText(name) || route),
        group: isHome ? groups.home : groups.places,
        search: title,
      })),
    ];
  });
  const ofTokens = Object.entries(tokens).flatMap(([name, value]): LinkOption[] => {
    const href = hrefOfToken(name, value);
    return href === undefined ? [] : [{ href, label: value, group: groups.contact }];
  });
  return [...ofPages, ...ofTokens];
}

function hrefOfToken(name: string, value: string): string | undefined {
  if (MAIL.test(value)) return `mailto:{${name}}`;
  return PHONE.test(value) ? `tel:{${name}}` : undefined;
}

const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()./-]{6,}$/;
const SITE = /^(?:https?:\/\/)?((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/u;

/** What was typed as a link, where it is one: a mail address, a telephone number, a web address, or a link as documents write it. */
export function linkTyped(typed: string): LinkOption | undefined {
  const text = typed.trim();
  const { groups } = words.form.link;
  if (/^(?:\/|#|mailto:|tel:)/.test(text)) return { href: text, label: text, group: groups.typed };
  if (MAIL.test(text))
    return { href: `mailto:${text}`, label: words.form.link.mailTo(text), group: groups.typed };
  if (PHONE.test(text))
    return {
      href: `tel:${text.replace(/[^\d+]/g, '')}`,
      label: words.form.link.call(text),
      group: groups.typed,
    };
  const [, site] = SITE.exec(text) ?? [];
  if (site === undefined) return undefined;
  return { href: `https://${site}`, label: words.form.link.web(site), group: groups.typed };
}

/** The links that are offered before anything is typed: first the one that is chosen. */
export function linksBeside(href: string, { all, byHref }: SiteLinks): LinkOption[] {
  const chosen = byHref.get(href);
  const others = all.slice(0, MAX_OPTIONS).filter((option) => option !== chosen);
  return chosen ? [{ ...chosen, group: words.form.link.groups.chosen }, ...others] : others;
}

/**
 * The links that fit what was typed, by their words and by their addresses: first what was typed itself, then pages whose title or
 * address begins so, then links with words that begin so.
 */
export function linksFor(typed: string, { all }: SiteLinks): LinkOption[] {
  const asked = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const own = linkTyped(typed);
  const [pages, begun, inside]: [LinkOption[], LinkOption[], LinkOption[]] = [[], [], []];
  for (const option of all) {
    const text = `${option.label} ${option.search ?? ''} ${option.href}`.toLowerCase();
    if (option.href === own?.href || !asked.every((word) => text.includes(word))) continue;
    if (isPageCalled(option, asked)) pages.push(option);
    else (asked.every((word) => beginsWord(text, word)) ? begun : inside).push(option);
  }
  return [...(own ? [own] : []), ...pages, ...begun, ...inside].slice(0, MAX_OPTIONS);
}

const PAGE = /^\/[^#]*$/;

/** Whether the title of a page, or the last part of its address, begins with these words. */
function isPageCalled({ label, href }: LinkOption, asked: readonly string[]): boolean {
  if (asked.length === 0 || !PAGE.test(href)) return false;
  const name = href.slice(href.lastIndexOf('/') + 1).toLowerCase();
  return label.toLowerCase().startsWith(asked.join(' ')) || name.startsWith(asked.join('-'));
}

/** Whether a word of a text begins with what was typed. What is typed may be a sign itself, as in an address. */
function beginsWord(text: string, typed: string): boolean {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1))
    if (at === 0 || !LETTER.test(text.charAt(at - 1)) || !LETTER.test(typed.charAt(0))) return true;
  return false;
}

const LETTER = /[\p{L}\d]/u;
