/**
 * What texts with markup may contain: the one list for the server's sanitizer, the browser's sanitizer and the editors
 * (docs/decisions/0027-rich-text.md).
 */
const BLOCK_TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'] as const
const INLINE_TAGS = ['strong', 'b', 'em', 'i', 'u', 's', 'a', 'span'] as const
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const

export const RICH_TAGS: readonly string[] = [...BLOCK_TAGS, ...INLINE_TAGS, ...TABLE_TAGS]

const CELL = ['style', 'colspan', 'rowspan'] as const

/** The attributes that a tag may have. `rel` is always replaced. */
export const RICH_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  span: ['style'],
  p: ['style'],
  h2: ['style'],
  h3: ['style'],
  h4: ['style'],
  th: CELL,
  td: CELL,
}

/** Deeper tags are dropped. */
export const RICH_NESTING_MAX = 30

/** Of links to other sites: they neither reach this window nor count for search engines. */
export const FOREIGN_REL = 'noopener nofollow ugc'

const COLOR = /^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[a-z]{3,20})$/i

const STYLES: Readonly<Record<string, RegExp>> = {
  color: COLOR,
  'background-color': COLOR,
  'text-align': /^(?:left|right|center|justify)$/i,
  'font-weight': /^(?:normal|bold|[1-9]00)$/i,
  'font-style': /^(?:normal|italic)$/i,
  'text-decoration': /^(?:none|underline|line-through)$/i,
}

/** The allowed declarations of a style attribute. Empty if there are none. */
export function richStyle(style: string): string {
  const kept = style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    const allowed = Object.hasOwn(STYLES, property) ? STYLES[property] : undefined
    return colon > 0 && allowed?.test(value) ? [`${property}: ${value}`] : []
  })
  return kept.join('; ')
}

const FOREIGN = /^(?:https?:\/\/[^\s/\\@]+(?:[/?#]|$)|mailto:[^\s@?]+@[^\s@?]+$)/i
// A second slash, or a backslash, would make it another site.
const OWN = /^\/(?![/\\])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters of an address, so that others would follow.
const STRANGE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/** Whether a link leads to another site, or writes a letter. */
export function isForeignLink(href: string): boolean {
  return FOREIGN.test(href)
}

/** The address of a link: http, https, mailto, or a path of this site. Null for every other one. */
export function richHref(href: string): string | null {
  const address = href.trim()
  if (STRANGE.test(address)) return null
  return isForeignLink(address) || OWN.test(address) ? address : null
}

const SPAN = /^(?:[1-9]|1\d|20)$/

/** The value that an attribute keeps. Null if the tag may not have it, or not with this value. */
export function richAttribute(tag: string, name: string, value: string): string | null {
  const allowed = Object.hasOwn(RICH_ATTRIBUTES, tag) ? RICH_ATTRIBUTES[tag] : undefined
  if (!allowed?.includes(name)) return null
  if (name === 'href') return richHref(value)
  if (name === 'style') return richStyle(value) || null
  return SPAN.test(value) ? value : null
}
