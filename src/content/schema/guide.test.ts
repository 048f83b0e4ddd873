import { expect, test } from 'vitest';
import { loadSchemas } from '../../node/read/validator-config';
import { eachValue } from '../util/map-values';
import { guideTo } from './guide';

const schemas = await loadSchemas();

test('the guide knows every picture and every file of one, whatever its name: the form, the findings and the words ask it alone', () => {
  const guide = guideTo(schemas);
  const found = new Set<string>();
  eachValue(schemas, (value) => {
    for (const name of guide.propertiesOf(value).keys()) if (guide.isPicture(value, name)) found.add(name);
  });
  expect([...found].sort()).toEqual(['image', 'logo', 'narrow', 'overlay', 'src']);
});
