/** The keys of a table of words, in its order. */
export function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(words, key)
  return Object.keys(words).filter(isKey)
}
