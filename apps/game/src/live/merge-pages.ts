/** Merges pages into one list, the highest id first. Of an item on two pages the earlier page's version is kept. */
export function mergePages<Item>(
  idOf: (item: Item) => number,
  ...pages: readonly (readonly Item[])[]
): Item[] {
  const byId = new Map<number, Item>()
  for (const item of pages.flat()) if (!byId.has(idOf(item))) byId.set(idOf(item), item)
  return [...byId].sort(([left], [right]) => right - left).map(([, item]) => item)
}
