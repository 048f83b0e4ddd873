import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Resolves its rules once; html-validate does so for each text, which takes longer than to check a small one. */
class LoadedOnce extends StaticConfigLoader {
  readonly #config: ReturnType<StaticConfigLoader['getConfigFor']>;

  constructor(rules: ConfigData) {
    super(rules);
    this.#config = super.getConfigFor('');
  }

  override getConfigFor() {
    return this.#config;
  }
}

/**
 * Makes a check of many small texts.
 *
 * @returns a function that lists what is wrong with a text, a line for each problem
 */
export function htmlChecker(rules: ConfigData): (html: string) => Promise<string[]> {
  const htmlValidate = new HtmlValidate(new LoadedOnce(rules));
  return async (html) => {
    const { results } = await htmlValidate.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
  };
}
