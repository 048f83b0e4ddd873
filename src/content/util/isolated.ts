/** Letters of scripts that are written from right to left: Hebrew, Arabic and those between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The characters around a text whose direction is its own (Unicode, UAX 9): FSI and PDI. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** A text for the middle of a sentence. One from right to left keeps the words and signs around it in their places. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? BEGIN + text + END : text);
