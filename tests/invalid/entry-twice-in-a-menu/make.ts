import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';

const site = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../_base/_site.json'), 'utf8'));
const soles = { label: 'Soles', href: '/services/soles' };

site.navigation.items.push({
  type: 'menu',
  label: 'Services',
  groups: [{ heading: 'Repairs', links: [soles, { label: 'Home', href: '/' }, soles] }],
});
// The same page under other words may be meant.
site.footer.columns[0].links.push(
  { label: 'New soles', href: '/services/soles' },
  { ...soles, label: 'soles ' },
);

export default {
  files: { '_site.json': `${JSON.stringify(site, null, 2)}\n` },
  issues: 2,
} satisfies Case;
