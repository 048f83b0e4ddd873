const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a text begins with the invisible mark that some programs write. */
export const hasByteOrderMark = (text: string) => text.startsWith(BYTE_ORDER_MARK);

/** The text as editors show it, whose lines and columns they count. */
export const withoutByteOrderMark = (text: string) => (hasByteOrderMark(text) ? text.slice(1) : text);
