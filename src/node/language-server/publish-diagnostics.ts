import type { Connection, Diagnostic } from 'vscode-languageserver/node';
import { diagnosticOf } from '../../content/editor/diagnostics';
import { guideAddress } from '../commands/guide-address';
import type { OpenSite } from './open-site';
import type { OpenSites } from './open-sites';

/** Sends an editor the messages about every document of a site, and takes back those that no longer hold. */
export function diagnosticsPublisher(
  connection: Connection,
  sites: OpenSites,
): (site: OpenSite) => Promise<void> {
  const published = new Map<OpenSite, ReadonlySet<string>>();
  return async (site) => {
    const { sources, issues } = sites.check(site);
    const byUri = new Map<string, Diagnostic[]>();
    for (const uri of published.get(site) ?? []) byUri.set(uri, []);
    for (const issue of issues) {
      const document = issue.file.slice(sources.dir === '' ? 0 : sources.dir.length + 1);
      const uri = sites.uriOf(site, document);
      const known = byUri.get(uri);
      const diagnostic = diagnosticOf(issue, guideAddress());
      if (known) known.push(diagnostic);
      else byUri.set(uri, [diagnostic]);
    }
    published.set(site, new Set([...byUri].flatMap(([uri, { length }]) => (length > 0 ? [uri] : []))));
    for (const [uri, diagnostics] of byUri) await connection.sendDiagnostics({ uri, diagnostics });
  };
}
