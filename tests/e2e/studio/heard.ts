/** What a screen reader is told of one element, as Playwright writes it down: its role and name, and those around it. */
interface Heard {
  role: string;
  name: string;
  level: number;
  around: readonly Heard[];
}

const CONTROLS = ['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'spinbutton', 'textbox'];

/**
 * What is unclear to those who only hear it: controls and dialogs without a name, two controls of one group with the same name, buttons
 * that say the same in different surroundings and not to what they do it, headings that skip a level.
 *
 * @param snapshot of a part of a page, by `ariaSnapshot()`
 */
export function unclear(snapshot: string): string[] {
  const all = heardIn(snapshot);
  const controls = all.filter(({ role }) => CONTROLS.includes(role));
  const nameless = [
    ...controls,
    ...all.filter(({ role }) => role === 'dialog' || role === 'treegrid'),
  ].filter(({ name }) => name === '');
  const places = controls.map(placeOf);
  const same = places.filter((place, index) => places.indexOf(place) < index);
  const actions = controls.filter(({ role, name }) => role === 'button' && !name.includes(': '));
  const isElsewhere = (one: Heard, other: Heard) =>
    one.name === other.name && rolesOf(one) !== rolesOf(other);
  const vague = actions.filter((one) => actions.some((other) => isElsewhere(one, other)));
  const headings = all.filter(({ role }) => role === 'heading');
  const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [
    ...nameless.map((each) => `no name: ${placeOf(each)}`),
    ...same.map((place) => `the same name twice: ${place}`),
    ...vague.map((each) => `does not say to what: ${placeOf(each)}`),
    ...skipped.map(({ name, level }) => `level ${level} is skipped to: ${name}`),
  ];
}

/** With the names of what is around it, which are heard on the way to it. */
const placeOf = ({ role, name, around }: Heard) =>
  [...around.filter((each) => each.name !== '').map((each) => each.name), `${role} ${name}`].join(' > ');

const rolesOf = ({ around }: Heard) => around.map(({ role }) => role).join(' ');

function heardIn(snapshot: string): Heard[] {
  const open: { depth: number; heard: Heard }[] = [];
  return snapshot.split('\n').flatMap((line) => {
    const found = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line);
    if (!found) return [];
    const [, indent = '', role = '', name = '', rest = ''] = found;
    while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= indent.length) open.pop();
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0);
    const heard = { role, name, level, around: open.map((each) => each.heard) };
    open.push({ depth: indent.length, heard });
    return [heard];
  });
}
