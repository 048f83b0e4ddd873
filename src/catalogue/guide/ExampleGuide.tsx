import { exampleRoute } from '../../content/model/addresses/addresses';
import type { CatalogueExample } from '../../content/model/protocols/catalogue-entry';
import { words } from '../words';

const LOOKS = [
  { label: words.frames.light, theme: 'light', frame: 'wide' },
  { label: words.frames.dark, theme: 'dark', frame: 'wide' },
  { label: words.frames.phoneLight, theme: 'light', frame: 'phone' },
  { label: words.frames.phoneDark, theme: 'dark', frame: 'phone' },
];

interface ExampleGuideProps {
  type: string;
  example: CatalogueExample;
  /** Whether it is open from the start; the frames of the others load when they are opened. */
  isOpen: boolean;
}

/** One example: how it looks in both themes, wide and on a phone, and the JSON to copy. */
export function ExampleGuide({ type, example: { name, block }, isOpen }: ExampleGuideProps) {
  const address = exampleRoute(type, name);
  return (
    <details className="example" open={isOpen}>
      <summary className="summary">
        <h3>{words.example(name)}</h3>
      </summary>
      <div className="looks">
        {LOOKS.map(({ label, theme, frame }) => (
          <figure key={label} className={frame}>
            <figcaption className="caption">{label}</figcaption>
            <iframe
              className="frame"
              src={`${address}?theme=${theme}`}
              title={words.frame(type, name, label)}
              loading="lazy"
            />
          </figure>
        ))}
      </div>
      <p className="tools">
        <a href={address} className="alone">
          {words.alone}
          <span className="visually-hidden">{`: ${type}, ${name}`}</span>
        </a>
      </p>
      <div className="json" data-copy>
        <h4 className="caption">{words.json}</h4>
        {/* Without script the text is selected by hand. */}
        <button type="button" className="copy" aria-label={words.copyOf(type, name)} hidden>
          {words.copy}
        </button>
        <span role="status" className="status" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key (WCAG 2.1.1) */}
        <section className="code" tabIndex={0} aria-label={words.jsonOf(type, name)}>
          <pre>{JSON.stringify(block, null, 2)}</pre>
        </section>
      </div>
    </details>
  );
}
