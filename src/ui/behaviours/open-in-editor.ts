/**
 * In dev: opens a document at a line in the text editor that is running.
 *
 * @param place `pages/services/repairs.json:12`, with or without a column
 */
export function openInEditor(place: string): void {
  // Vite's address for it; the dev server allows it for documents only.
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
