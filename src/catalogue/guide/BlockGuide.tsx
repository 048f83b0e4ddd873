import { examplesFile } from '../../content/model/addresses/addresses';
import type { CatalogueEntry } from '../../content/model/protocols/catalogue-entry';
import { ExampleGuide } from './ExampleGuide';
import { PropertyTable } from './PropertyTable';
import { words } from '../words';

/** Everything about one block type: what it is, when to use it, its examples, its properties. */
export function BlockGuide({ entry }: { entry: CatalogueEntry }) {
  const { type, description, whenToUse, examples } = entry;
  return (
    <section id={type} aria-labelledby={`${type}-heading`} className="block" data-block={type}>
      {/* What the search reads. */}
      <div data-purpose>
        <h2 id={`${type}-heading`} className="heading">
          {type}
        </h2>
        <p className="text">{description}</p>
        {whenToUse && (
          <p className="text">
            <strong>{words.whenToUse}</strong> {whenToUse}
          </p>
        )}
      </div>
      {examples.map((example, index) => (
        <ExampleGuide key={example.name} type={type} example={example} isOpen={index === 0} />
      ))}
      {examples.length === 0 && <p className="text">{words.noExamples(examplesFile(type))}</p>}
      <PropertyTable entry={entry} />
    </section>
  );
}
