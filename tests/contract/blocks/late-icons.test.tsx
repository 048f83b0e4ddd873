import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../../src/blocks/registry';
import { addComponents } from '../../../src/app/render/components';
import { createRenderer } from '../../../src/app/server/renderer';
import { examplesFile } from '../../../src/content/model/addresses/addresses';
import { lateUiIcons, uiIcons } from '../../../src/content/model/icons/ui-icons';
import { symbolId } from '../../../src/content/model/icons/sprite';
import type { Block } from '../../../src/generated/documents';
import { PROJECT_ROOT } from '../../../src/node/project';
import { blockTypes } from '../../support/block-types';
import { stubSite } from '../../support/sites/SiteStub';

addComponents(registry);

const assets = { images: {}, texts: {} };
const { render } = createRenderer({ site: stubSite, assets, sprite: '/icons.svg' });

it('an icon that a component shows only later is on the list of those, since no page holds it', () => {
  const html = blockTypes.flatMap(examplesOf).map(drawn).join('');
  const shown = uiIcons.filter((name) => html.includes(`#${symbolId(name)}"`));
  expect(shown).toEqual(uiIcons.filter((name) => !lateUiIcons.includes(name)));
});

function drawn(block: Block): string {
  const page = { route: '/x', title: 'x', description: 'x', breadcrumbs: [{ label: 'Home', href: '/' }] };
  const breadcrumbs = [...page.breadcrumbs, { label: 'x' }];
  return render({ ...page, breadcrumbs, blocks: [block], assets }, '/style.css').html;
}

function examplesOf(type: string): Block[] {
  return Object.values(JSON.parse(readFileSync(path.join(PROJECT_ROOT, examplesFile(type)), 'utf8')));
}
