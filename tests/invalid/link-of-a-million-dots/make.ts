import type { Case } from '../case';

/** A pattern that looks for an e-mail address in it must not try every dot with every other. */
const link = `a@${'.'.repeat(900_000)}/`;

export default {
  files: {
    'heels.json': JSON.stringify({
      title: 'Heels for your shoes',
      description: 'New heels while you wait.',
      blocks: [
        {
          type: 'call-to-action',
          heading: 'Bring them in',
          text: 'No appointment needed.',
          actions: [{ label: 'Write to us', href: link }],
          color: 'green',
          pattern: 'kente',
        },
      ],
    }),
  },
} satisfies Case;
