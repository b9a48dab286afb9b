import { GUEST_PATHS } from '#catalogue/outer-paths.ts'
import { PAGES } from '#catalogue/pages.ts'
import { addressPattern } from './page-addresses.ts'

const DOCUMENTS = [
  ...Object.entries(PAGES).map(([key, { path }]) => ({
    key,
    address: path === '' ? '/game' : `/game/${path}`,
  })),
  ...Object.values(GUEST_PATHS).map((name) => ({ key: name, address: `/auth/${name}` })),
]
  // An address of its own comes before one with a parameter.
  .sort((a, b) => Number(a.address.includes(':')) - Number(b.address.includes(':')))
  .map(({ key, address }) => ({ file: `pages/${key}.html`, pattern: addressPattern([address]) }))

/** The document of a page of the game, which names the parts to load ahead (apps/game/page-documents-plugin.ts). */
export function pageDocumentOf(path: string): string {
  return DOCUMENTS.find(({ pattern }) => pattern.test(path))?.file ?? 'index.html'
}
