import { PAGES, type PageKey } from '#catalogue/pages.ts'

export type PagePlace = {
  /** The last part of the path where the page has one: an id, a list's key. */
  of?: string | number | undefined
  /** After `?`. */
  search?: string | undefined
  /** After `#`: a place on the page. */
  hash?: string | undefined
}

/** The address of a page: `/game/army`, `/game/fight-log/7`, `/game/buildings#forge`. */
export function pageAddress(key: PageKey, { of, search, hash }: PagePlace = {}): string {
  const path = PAGES[key].path.replace(/:\w+/, String(of ?? ''))
  return `${path === '' ? '/game' : `/game/${path}`}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`
}
