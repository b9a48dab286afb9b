/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(table, key)
  return Object.keys(table).filter(isKey)
}
