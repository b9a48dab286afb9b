/** The path that this document was opened at. Null on the server. */
export const STARTED_AT = typeof location === 'undefined' ? null : location.pathname
