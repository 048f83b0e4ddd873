/** Colors only in a terminal, and unless the user has switched them off (https://no-color.org). */
export function wantsColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
