import { globSync } from 'tinyglobby';
import { testRandomOperations } from '../../../../tests/support/random/random-edits';

testRandomOperations(globSync('pages/products/**/*.json').sort());
