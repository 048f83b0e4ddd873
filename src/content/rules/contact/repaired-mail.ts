/** Something before one @, and behind it a name with a point: what every mail server takes (RFC 5321, 4.1.2). */
export const MAIL_FORM = /^[^\s@,;:<>()"{}[\]]+@(?:[^\s@,;:<>()"{}.[\]]+\.)+[\p{L}\p{N}-]{2,}$/u;

/** What was meant by a mail address of the wrong form; empty where that is not clear. */
export function repairedMail(address: string): string {
  const plain = address
    .trim()
    .replace(/^[^<>]*<([^<>]*)>$/, '$1')
    .replace(/^(?:mailto:)?\/*/i, '')
    .replace(/(?<![\s([{])[\s([{]+(?:at|@)[\s)\]}]+/i, '@')
    .replace(/(?<![\s([{])[\s([{]+dot[\s)\]}]+/gi, '.')
    .replace(/\s+/g, '')
    .replaceAll(',', '.')
    .replace(/@{2,}/, '@')
    .replace(/\.{2,}/g, '.')
    .replace(/^[<.]+|(?<![>.])[>.]+$/g, '');
  return MAIL_FORM.test(plain) ? plain : '';
}
