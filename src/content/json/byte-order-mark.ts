const BYTE_ORDER_MARK = '\uFEFF';

/** Programs that add one each time they save leave several. */
const BYTE_ORDER_MARKS = /^\uFEFF+/;

/** Whether a text begins with the invisible mark that some programs write. */
export const hasByteOrderMark = (text: string) => text.startsWith(BYTE_ORDER_MARK);

/** The text without its marks, whose lines and columns are counted. */
export const withoutByteOrderMark = (text: string) =>
  hasByteOrderMark(text) ? text.replace(BYTE_ORDER_MARKS, '') : text;
