import { heels, type Case } from '../case';

const numbered = heels.split('\n').map((line, index) => `${index + 1}  ${line}`);

export default { files: { 'heels.json': numbered.join('\n') } } satisfies Case;
