import type { KnowledgeEntry } from '#generated/types.ts'

/** Most results that are shown at once. */
export const RESULTS_MAX = 60

/** A text as it is compared: without case, with «е» for «ё». As long as the text itself. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}

/** The folded words of a query. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

/** 3: the title begins with the words, 2: the title contains them, 1: title and text together do, 0: no hit. */
function rankOf({ title, text }: KnowledgeEntry, words: readonly string[]): number {
  const name = folded(title)
  if (name.startsWith(words.join(' '))) return 3
  if (words.every((word) => name.includes(word))) return 2
  const all = `${name} ${folded(text)}`
  return words.every((word) => all.includes(word)) ? 1 : 0
}

/** The entries that contain every word of the query, hits in the title first. None for an empty query. */
export function findEntries(entries: readonly KnowledgeEntry[], query: string): KnowledgeEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
    .map(({ entry }) => entry)
}

export type TextPart = { readonly text: string; readonly isHit: boolean; readonly at: number }

/** The text cut at the hits of the words. */
export function markHits(text: string, words: readonly string[]): TextPart[] {
  const plain = folded(text)
  const parts: TextPart[] = []
  let at = 0
  const add = (end: number, isHit: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isHit, at })
    at = Math.max(at, end)
  }
  while (at < text.length) {
    const hits = words
      .map((word) => ({ start: plain.indexOf(word, at), length: word.length }))
      .filter(({ start }) => start >= 0)
      .sort((left, right) => left.start - right.start || right.length - left.length)
    const first = hits[0]
    if (first === undefined) break
    add(first.start, false)
    add(first.start + first.length, true)
  }
  add(text.length, false)
  return parts
}

/** Letters shown before and after the first hit. */
const BEFORE = 40
const AFTER = 120

/** The part of a text around its first hit, else its beginning. */
export function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  const plain = folded(flat)
  const starts = words.map((word) => plain.indexOf(word)).filter((start) => start >= 0)
  const first = starts.length > 0 ? Math.min(...starts) : 0
  const from = first <= BEFORE ? 0 : flat.lastIndexOf(' ', first - BEFORE) + 1
  const until = first + AFTER
  const end = until >= flat.length ? flat.length : flat.indexOf(' ', until)
  const cut = flat.slice(from, end < 0 ? flat.length : end)
  return `${from > 0 ? '…' : ''}${cut}${end >= 0 && end < flat.length ? '…' : ''}`
}
