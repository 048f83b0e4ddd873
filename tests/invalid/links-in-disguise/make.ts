import type { Case } from '../case';

const disguises = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61vascript:alert(1)',
  'javascript%3Aalert(1)',
  '\u200bjavascript:alert(1)',
  '\u202ejavascript:alert(1)',
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DaTa:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
  'view-source:https://example.com',
  'file:///etc/passwd',
  '\\\\example.com',
  '/\\example.com',
  '//example.com',
  'https:\\example.com',
  'https://example.com\\@example.org',
];

const block = (href: string) => ({
  type: 'call-to-action',
  heading: 'Bring them in',
  text: 'No appointment needed.',
  actions: [{ label: 'Find us', href }],
  color: 'green',
  pattern: 'kente',
});

/** Browsers read some of these as addresses that run a program or lead elsewhere than they seem to. */
export default {
  files: {
    'heels.json': JSON.stringify(
      {
        title: 'Heels for your shoes',
        description: 'New heels while you wait.',
        blocks: disguises.map(block),
      },
      null,
      2,
    ),
  },
  issues: disguises.length,
} satisfies Case;
