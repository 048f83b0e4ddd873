/**
 * In dev: opens a document in the editor that runs, at a line.
 *
 * @param place `pages/services/erp.json:12`, with or without a column
 */
export function openInEditor(place: string): void {
  // Vite's own address for it; the dev server lets documents pass and nothing else.
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
