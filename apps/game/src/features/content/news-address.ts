const PARAMETER = 'news'
/** As the contract's cursors. */
const CURSOR = /^[\w-]{1,200}$/

/** The cursor in the address of the main page: where its news begin. Undefined for the newest. Ignores invalid ones. */
export function readNewsCursor(search: string): string | undefined {
  const cursor = new URLSearchParams(search).get(PARAMETER) ?? ''
  return CURSOR.test(cursor) ? cursor : undefined
}

/** The address of the main page with the news after a cursor. */
export function olderNewsAddress(cursor: string): string {
  return `/?${PARAMETER}=${cursor}#${NEWS_ANCHOR}`
}

/** Id of the card with the news. */
export const NEWS_ANCHOR = 'news'

/** The address of the newest news. */
export const NEWS_ADDRESS = `/#${NEWS_ANCHOR}`
