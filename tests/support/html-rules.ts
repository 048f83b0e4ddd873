import type { ConfigData } from 'html-validate';

/** What html-validate recommends, but for what stands here. */
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
    // Where a telephone number may break is for the style sheet to say, not for its text.
    'tel-non-breaking': 'off',
  },
} satisfies ConfigData;
