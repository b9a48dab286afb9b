import { textLength } from '../core/text-length.ts'
import { FOREIGN_REL } from './rich-text.ts'

const ADDED_REL = ` rel="${FOREIGN_REL}"`
// As sanitizers and editors escape what was written as one sign.
const ESCAPED = /&(?:amp|lt|gt|quot|nbsp);/g
const CLOSED_TAG = /<(br|hr) \/>/g

/** A stored text may have so many times the characters of its author: `&` is kept as `&amp;`, and links get `rel`. */
export const RICH_GROWTH_MAX = 8

/**
 * Characters of a text with markup as its author wrote it: neither `rel` of links nor the escape of a sign counts. The same before and
 * after the server has cleaned a text of the editors.
 */
export function richTextLength(html: string): number {
  return textLength(html.replaceAll(ADDED_REL, '').replace(ESCAPED, '&').replace(CLOSED_TAG, '<$1>'))
}
