import { prepare } from './prepare.mjs';
import { node } from './run.mjs';

await prepare();
// The build validates first, and writes nothing if documents have errors.
for (const step of ['build', 'serve']) {
  if (step === 'serve') console.log('\nTo edit pages: npm run dev\n');
  const { code } = await node(['scripts/run-ts.mjs', `scripts/${step}.ts`]);
  if (code !== 0) process.exit(code);
}
