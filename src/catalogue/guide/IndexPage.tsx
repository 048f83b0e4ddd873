import type { CatalogueEntry } from '../../content/model/protocols/catalogue-entry';
import { BlockGuide } from './BlockGuide';
import { words } from '../words';

/** The page of the catalogue: a search, a list of all block types, and a guide to each. */
export function IndexPage({ entries }: { entries: readonly CatalogueEntry[] }) {
  return (
    <div className="page">
      <header className="head">
        <h1 className="title">{words.title}</h1>
        <p className="intro">{words.intro}</p>
        {/* Without script there is nothing that would search: the field appears with it. */}
        <search className="search" hidden data-search>
          <label htmlFor="search">{words.search}</label>
          <input id="search" type="search" autoComplete="off" className="field" />
          <p role="status" className="status">
            {words.found(entries.length, entries.length)}
          </p>
        </search>
      </header>
      <nav aria-label={words.blockTypes} className="nav">
        <ul>
          {entries.map(({ type }) => (
            <li key={type}>
              <a href={`#${type}`} className="link">
                {type}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {entries.map((entry) => (
          <BlockGuide key={entry.type} entry={entry} />
        ))}
      </main>
    </div>
  );
}
