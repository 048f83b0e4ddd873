import { parseArgs } from 'node:util';
import { publicPart } from '../src/content/documents/site/public-part';
import { formatSchedule, scheduleOf } from '../src/content/report/schedule';
import { buildTimeNamed, momentNamed } from '../src/node/commands/build-time';
import { expectKnownDates } from '../src/node/commands/documents/expect-no-errors';
import { runCommand } from '../src/node/commands/run-command';
import { readSite } from '../src/node/read/read-site';
import { CommandProblem } from '../src/node/system/command-problem';

const HELP = `Says which pages are drafts or not public, and when a build of the same documents would be another one.

  npm run schedule -- [--pages DIR] [--format FORMAT] [--at MOMENT] [--since MOMENT] [--drafts]

  --pages DIR      the pages folder (pages)
  --format FORMAT  text for people (the default), json for programs
  --at MOMENT      as of another time, such as 2026-12-01T09:00+05:30; now unless said otherwise
  --since MOMENT   the time of an earlier build: "due" in the answer says whether a build would differ from it by now
  --drafts         as of a build with --drafts

Exit code: 0 said, 2 a document does not say in a valid way when it is public, or the command itself could not run.`;

await runCommand(HELP, async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: 'pages' },
      format: { type: 'string', default: 'text' },
      at: { type: 'string' },
      since: { type: 'string' },
      drafts: { type: 'boolean', default: false },
    },
  });
  const { format, since } = values;
  if (format !== 'text' && format !== 'json')
    throw new CommandProblem(`There is no format "${format}". Choose one of: text, json.`);
  const buildTime = buildTimeNamed(values);
  const earlierTime = since === undefined ? undefined : { ...buildTime, at: momentNamed('--since', since) };
  const sources = await readSite(values.pages);
  await expectKnownDates(sources);
  const part = publicPart(sources, buildTime);
  const schedule = scheduleOf(part, buildTime, earlierTime && publicPart(sources, earlierTime));
  if (format === 'json') {
    console.log(JSON.stringify(schedule, null, 2));
    return 0;
  }
  process.stdout.write(formatSchedule(part) || 'Every page is public, and nothing changes by itself.\n');
  if (schedule.due !== undefined)
    console.log(schedule.due ? `A build is due: it differs from one at ${since}.` : 'No build is due.');
  return 0;
});
