import { chown } from 'node:fs/promises';

/** A user without rights (nobody on most systems), since permissions do not apply to the superuser. */
const NOBODY = 65_534;

/** Makes that user the owner of files. */
export async function giveAway(files: readonly string[]): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  for (const file of files) await chown(file, NOBODY, NOBODY);
}

/** Does something as a user to whom permissions apply. */
export async function withoutRights<T>(action: () => Promise<T>): Promise<T> {
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(NOBODY);
  try {
    return await action();
  } finally {
    if (isSuperuser) process.seteuid?.(0);
  }
}
