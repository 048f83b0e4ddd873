import { isPrivateHost } from '../../model/addresses/private-host';
import type { Misleading } from './misleading-words';

/** The parser of the WHATWG URL Standard. Node.js and browsers have it; this folder knows the types of neither. */
const { URL: Address } = globalThis as unknown as {
  URL: new (text: string) => { hostname: string };
};

const HIGHEST_PORT = 65_535;

/** Scripts with letters that look like those of another one. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** Cyrillic and Greek letters that no reader tells from Latin ones (Unicode Technical Standard 39, confusables). */
const LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуνοα0-9-]*[асԁеһіјӏорԛѕԝхуνοα][асԁеһіјӏорԛѕԝхуνοα0-9-]*$/u;

/**
 * Looks at the place that an address names.
 *
 * @param link begins with https:
 */
export function misleadingHost(link: string): Misleading | undefined {
  const authority = link.slice('https://'.length).replace(/[/\\?#].*$/s, '');
  if (authority === '') return { reason: 'no-host', detail: '' };
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  if (host !== authority) return { reason: PASSWORD.test(authority) ? 'password' : 'user', detail: host };
  const [, name = '', port] = /^(.*?)(?::([^:\]]*))?$/.exec(host) ?? [];
  if (port !== undefined && !isPort(port)) return { reason: 'port', detail: port };
  const read = hostOf(link);
  if (read === undefined || name.includes('%')) return { reason: 'host', detail: name };
  if (isPrivateHost(read)) return { reason: 'private', detail: read };
  if (/^\[|^\d+(?:\.\d+){3}\.?$/.test(read)) return { reason: 'number', detail: read };
  const labels = name.toLowerCase().replace(/\.$/, '').split('.');
  // Some characters that are no plain letter or dot are read as one.
  const isRead = labels.length === read.replace(/\.$/, '').split('.').length && !labels.includes('');
  if (!isRead || name.normalize('NFKC') !== name.normalize('NFC')) return { reason: 'host', detail: name };
  if (labels.length === 1) return { reason: name.includes(',') ? 'host' : 'private', detail: name };
  if (!isPossible(read.replace(/\.$/, '').split('.'))) return { reason: 'host', detail: name };
  if (labels.some(isMixed)) return { reason: 'mixed', detail: name };
  return labels.some((label) => label.startsWith('xn--')) ? { reason: 'coded', detail: name } : undefined;
}

/** A name without a point, which nobody takes for a site, and a password. */
const PASSWORD = /^[^.:@]+:[^@]+@/;

/** A part of a name of the internet (RFC 1123 section 2.1). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** No ending of all has one letter. */
const ENDING = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

const isPossible = (labels: readonly string[]) =>
  labels.every((label) => LABEL.test(label)) && ENDING.test(labels.at(-1) ?? '');

const isPort = (port: string) => /^\d+$/.test(port) && Number(port) > 0 && Number(port) <= HIGHEST_PORT;

function hostOf(link: string): string | undefined {
  try {
    return new Address(link).hostname;
  } catch {
    return undefined;
  }
}

const isMixed = (label: string) =>
  SCRIPTS.filter((script) => script.test(label)).length > 1 || LOOKALIKES.test(label);
