import { GUEST_PATHS, OUTER_PATHS } from '#catalogue/outer-paths.ts'
import { PAGES } from '#catalogue/pages.ts'

function addressesBelow(root: string, paths: readonly string[]): string[] {
  return [root, ...paths.map((path) => `${root}/${path}`)]
}

/** Pages of the public site, which the server renders. The game shows the others. */
const SITE_ADDRESSES = Object.values(OUTER_PATHS)
  .filter((path) => !path.startsWith('redirect/') && path !== OUTER_PATHS.guideEditor)
  .map((path) => `/${path}`)

function patternOf(address: string): string {
  return address.replaceAll('/', '\\/').replaceAll(/:\w+/g, '[^\\/]+')
}

const ADDRESSES = [
  ...addressesBelow('', Object.values(OUTER_PATHS)),
  ...addressesBelow('/auth', Object.values(GUEST_PATHS)),
  ...addressesBelow(
    '/game',
    Object.values(PAGES).map(({ path }) => path),
  ),
]

/** Matches these addresses, with and without a slash at the end. What follows `:` is named by the address. */
export function addressPattern(addresses: readonly string[]): RegExp {
  return new RegExp(`^(?:${addresses.map(patternOf).join('|')})\\/?$`)
}

const KNOWN = addressPattern(ADDRESSES)
const OF_SITE = addressPattern(SITE_ADDRESSES)

/** Whether the game has a page at this path. For any other the page says so, with the status 404. */
export function isPageAddress(path: string): boolean {
  return KNOWN.test(path)
}

/** Whether the address belongs to the public site, whose pages the server renders. */
export function isSiteAddress(path: string): boolean {
  return OF_SITE.test(path)
}
