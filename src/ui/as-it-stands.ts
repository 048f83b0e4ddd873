/** For an element whose inside stands in the document already: React neither compares nor changes it. */
export const AS_IT_STANDS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
