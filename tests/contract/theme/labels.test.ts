import { expect, test } from 'vitest';
import siteSchema from '../../../schema/site.schema.json';
import {
  DEFAULT_LABELS,
  defaultLabels,
  LABEL_NAMES,
  labelsOf,
} from '../../../src/content/model/labels/default-labels';
import { SLIDE_TOKENS, tokensIn } from '../../../src/content/model/pages/tokens';

const { properties } = siteSchema.properties.labels;

test('the labels are those of the schema', () => {
  expect(LABEL_NAMES).toEqual(Object.keys(properties));
});

test.each(Object.entries(DEFAULT_LABELS))(
  '%s has every label, as a site may write it',
  (_language, labels) => {
    expect(Object.keys(labels)).toEqual(LABEL_NAMES);
    for (const [name, label] of Object.entries(labels)) {
      expect(label.trim(), name).toBe(label);
      expect(label.length, name).toBeGreaterThan(0);
      expect(label.length, name).toBeLessThanOrEqual(160);
      expect(tokensIn(label).sort(), name).toEqual(name === 'slideOf' ? SLIDE_TOKENS : []);
      expect(/\(Alt\+(\d)\)$/.exec(label)?.[1], name).toBe(
        { skipToNavigation: '1', skipToMain: '2', skipToFooter: '3' }[name],
      );
    }
  },
);

test('no language has the labels of another', () => {
  const all = Object.values(DEFAULT_LABELS).map(({ sent }) => sent);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['en-IN', 'Home'],
  ['eng', 'Home'],
  ['fr-BJ', 'Accueil'],
  ['ar', 'الرئيسية'],
  ['de', undefined],
])('%s has the labels of its language', (tag, home) => {
  expect(defaultLabels(tag)?.home).toBe(home);
});

test('what a site gives is taken in place of the default', () => {
  expect(labelsOf({ language: 'sw-TZ', labels: { email: 'Baruapepe' } })).toMatchObject({
    email: 'Baruapepe',
    telephone: 'Simu',
  });
});
