import { execFile } from 'node:child_process';
import path from 'node:path';
import { newPage } from '../../src/node/commands/new-page/new-page';
import { PROJECT_ROOT } from '../../src/node/project';
import { pictureAtRest } from './camera';
import { groupOf, type Pictures } from './picture';
import { copySite, type OpenSite, openSite } from './site-copy';
import { documentAt, subjects } from './subjects';
import { inTerminal } from './terminal';

const { canteen } = subjects;
const { route } = canteen;
const document = documentAt(route);

/** In CSS pixels, and as wide as the guide shows it. */
const WINDOW = { width: 1200, height: 700 };
const WIDTH = 1000;

interface Canteen extends OpenSite {
  /** What the command that made the page has printed. */
  printed: string;
}

/** A page that is made and changed in a text editor. */
const pictures: Pictures<Canteen> = {
  'new-page-command': {
    width: WIDTH,
    isText: true,
    take: (page, { printed }) => inTerminal(page, 'npm run new:page', printed),
  },
  'new-page': {
    window: WINDOW,
    width: WIDTH,
    async take(page, { address }) {
      await page.goto(address + route);
      await page.getByRole('button', { name: 'hero, line 8' }).focus();
    },
  },
  'mistake-in-the-page': {
    window: WINDOW,
    width: WIDTH,
    async take(page, { address, site }) {
      await page.goto(address + route);
      await page.getByRole('button', { name: 'hero, line 8' }).waitFor();
      return withMistake(site, ['"lead":', '"laed":'], async () => {
        await page.getByText('1 error').waitFor();
        return pictureAtRest(page);
      });
    },
  },
  message: {
    width: WIDTH,
    isText: true,
    async take(page, { site }) {
      const color = (name: string) => `"color": "${name}"`;
      const mistake = [color(canteen.page.picture.color), color(canteen.color)] as const;
      const printed = await withMistake(site, mistake, () => validated(site.top));
      return inTerminal(page, `npm run validate -- ${route}`, printed);
    },
  },
  catalogue: {
    window: WINDOW,
    width: WIDTH,
    async take(page, { address }) {
      await page.goto(`${address}/_blocks`);
      await page.getByRole('searchbox').fill(subjects.catalogue);
      await page.getByText(/^1 of \d+ /).waitFor();
    },
  },
};

export const dev = groupOf(pictures, async ({ folder }) => {
  const site = await copySite(path.join(folder, 'dev/site'));
  const printed = await makePage(site.top);
  await writeTexts(site);
  return { ...(await openSite(site, { command: 'dev' })), printed };
});

/** Answers the questions for a new page. */
async function makePage(top: string): Promise<string> {
  const lines: string[] = [];
  const answers = [...canteen.answers];
  await newPage({
    pagesDir: path.join(top, 'pages'),
    questions: {
      isInteractive: true,
      say: (text) => void lines.push(text),
      async ask(question) {
        const answer = answers.shift();
        lines.push(`${question} ${answer ?? ''}`);
        return answer;
      },
    },
    print: (text) => void lines.push(text),
  });
  return lines.join('\n').replaceAll(`${top}/`, '');
}

/** Leaves the opening of the page, and writes its texts. */
async function writeTexts({ read, write }: OpenSite['site']) {
  const { blocks, ...page } = JSON.parse(await read(document));
  const { title, lead, actions, facts, picture } = canteen.page;
  const hero = { ...blocks[0], title, lead, actions, facts, picture };
  const written = { ...page, description: canteen.description, blocks: [hero] };
  await write(document, `${JSON.stringify(written, null, 2)}\n`);
}

/** Does something while there is a mistake in the page. */
async function withMistake<T>(
  site: OpenSite['site'],
  [right, wrong]: readonly [string, string],
  action: () => Promise<T>,
): Promise<T> {
  await site.replace(document, right, wrong);
  try {
    return await action();
  } finally {
    await site.replace(document, wrong, right);
  }
}

function validated(top: string): Promise<string> {
  const program = ['scripts/run-ts.mjs', 'scripts/validate.ts'].map((file) => path.join(PROJECT_ROOT, file));
  return new Promise((resolve) => {
    // It ends with 1, because of the mistake.
    execFile(process.execPath, [...program, route], { cwd: top }, (_, printed) => resolve(printed));
  });
}
