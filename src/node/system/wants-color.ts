/** Colours only where a person looks on, and has not asked for none (https://no-color.org). */
export function wantsColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
