import type { CatalogueEntry, PropertyGuide } from '../../content/model/protocols/catalogue-entry';
import { kindInWords, words } from '../words';

/** The properties of a block, nested ones included. */
export function PropertyTable({ entry: { type, properties } }: { entry: CatalogueEntry }) {
  const { columns } = words;
  return (
    <details className="example">
      <summary className="summary">
        <h3>{words.properties}</h3>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key (WCAG 2.1.1) */}
      <section className="scroll" tabIndex={0} aria-label={words.propertiesOf(type)}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.holds}</th>
              <th scope="col">{columns.needed}</th>
              <th scope="col">{columns.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {properties.map((property) => (
              <PropertyRow key={property.path.join('/')} property={property} />
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function PropertyRow({
  property: { path, holds, isRequired, description, choices },
}: {
  property: PropertyGuide;
}) {
  return (
    <tr>
      <th scope="row">
        <code>{path.at(-1)}</code>
        {path.length > 1 && (
          <span className="inside">
            {words.inside}
            {path.slice(0, -1).join(' › ')}
          </span>
        )}
      </th>
      <td>{kindInWords(holds)}</td>
      <td>{isRequired ? words.yes : words.no}</td>
      <td>
        {description}
        {choices.length > 0 && (
          <ul className="choices">
            {choices.map((choice) => (
              <li key={choice.value}>
                <code>{choice.value}</code> {choice.description}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
