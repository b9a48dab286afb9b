import { localStorageStore, type Store } from 'react-admin'

/** react-admin keeps filter, order and page of each list under such a key. */
const LIST = /\.listParams$/

const kept = localStorageStore()

/**
 * What the console keeps in the browser. Not the filters of lists: they stand in the address, and a kept one, even one that the server refuses,
 * would come back with every later visit.
 */
export const consoleStore: Store = {
  ...kept,
  getItem: (key, fallback) => (LIST.test(key) ? (fallback as never) : kept.getItem(key, fallback)),
  setItem: (key, value) => {
    if (!LIST.test(key)) kept.setItem(key, value)
  },
}
