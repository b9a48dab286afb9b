import { GUEST_PATHS, OUTER_PATHS, PAGES } from '../../catalogue/pages.ts'

function addressesBelow(root: string, paths: readonly string[]): string[] {
  return [root, ...paths.map((path) => `${root}/${path}`)]
}

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
const KNOWN = new RegExp(`^(?:${ADDRESSES.map(patternOf).join('|')})\\/?$`)

/** Whether the game has a page at this path. For any other the page says so, with the status 404. */
export function isPageAddress(path: string): boolean {
  return KNOWN.test(path)
}
