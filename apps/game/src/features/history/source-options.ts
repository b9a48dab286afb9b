import { keysOf } from '../../shell/keys-of.ts'

/** Options of a select: all sources, then each in alphabetical order. */
export function sourceOptions<Source extends string>(
  words: Readonly<Record<Source, string>>,
): { value: Source | 'all'; label: string }[] {
  const options = keysOf(words)
    .map((value) => ({ value, label: words[value] }))
    .sort((left, right) => left.label.localeCompare(right.label, 'ru'))
  return [{ value: 'all', label: 'За всё' }, ...options]
}
