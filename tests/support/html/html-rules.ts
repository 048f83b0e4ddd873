import type { ConfigData } from 'html-validate';

/** The recommended rules of html-validate, except for these. */
export const htmlRules = {
  extends: ['html-validate:recommended'],
  rules: {
    // React closes void elements with a slash and writes required="".
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // React writes fetchPriority and autoComplete; the case of an attribute means nothing in HTML.
    'attr-case': 'off',
    // React's useId begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The style sheet, not the text, decides where a telephone number may break.
    'tel-non-breaking': 'off',
  },
} satisfies ConfigData;
