/** The files in what is dropped or pasted; none where it is words. */
export function filesIn(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []);
}
