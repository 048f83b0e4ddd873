/** For an element whose content is in the document already: React neither compares nor changes it. */
export const SKIP_HYDRATION = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
