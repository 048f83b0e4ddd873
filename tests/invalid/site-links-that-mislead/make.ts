import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from '../case';

const site = JSON.parse(readFileSync(path.join(import.meta.dirname, '../_base/_site.json'), 'utf8'));

export default {
  issues: 3,
  files: {
    '_site.json': JSON.stringify(
      {
        ...site,
        url: 'https://www.example.com@evil.com',
        contact: { ...site.contact, endpoint: 'https://forms.example.com:99999/send' },
        footer: {
          ...site.footer,
          social: [{ label: 'Photographs', href: 'https:///photos.example.com', icon: 'camera' }],
        },
      },
      null,
      2,
    ),
  },
} satisfies Case;
