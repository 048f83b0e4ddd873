/** A text as it stands in HTML and XML, between tags and in quotes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
