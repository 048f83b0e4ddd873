/** The XML namespaces in an SVG. */
export const SVG = 'http://www.w3.org/2000/svg';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XML = 'http://www.w3.org/XML/1998/namespace';
export const XHTML = 'http://www.w3.org/1999/xhtml';
/** The namespace of `xmlns` itself. */
export const NAMESPACES = 'http://www.w3.org/2000/xmlns/';
