import { type Case, heels } from '../case';

export default {
  files: {
    'heels.json': heels.replace('"href": "/"', '"href": "/services/sales"'),
    '_published.json': '["/", "/services/sales"]',
  },
  issues: 2,
} satisfies Case;
