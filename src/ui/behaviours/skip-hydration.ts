/** For an element whose inside stands in the document already: React neither compares nor changes it. */
export const SKIP_HYDRATION = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
