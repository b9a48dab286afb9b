import sanitizeHtml from 'sanitize-html'
import {
  FOREIGN_REL,
  isForeignLink,
  RICH_ATTRIBUTES,
  RICH_NESTING_MAX,
  RICH_TAGS,
  richAttribute,
} from '#rules/content/rich-text.ts'

/** Angle brackets as entities, also escaped several times: `&lt;`, `&#60;`, `&#x3c`, `&amp;lt;`, `&amp;amp;lt;`. */
const ANGLES =
  /&(?:(?:amp|#0*38|#x0*26);)*(?:(lt;?|#0*60(?:;|(?!\d))|#x0*3c(?:;|(?![\da-f])))|gt;?|#0*62(?:;|(?!\d))|#x0*3e(?:;|(?![\da-f])))/gi

/** Specified: angle-bracket entities are decoded before everything else (docs/game.md §5). */
function decodeAngles(html: string): string {
  return html.replace(ANGLES, (_entity, opens: string | undefined) => (opens ? '<' : '>'))
}

function keepAttributes(tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {}
  for (const [name, value] of Object.entries(given)) {
    const kept = richAttribute(tagName, name, value)
    if (kept !== null) attribs[name] = kept
  }
  if (attribs.href !== undefined && isForeignLink(attribs.href)) attribs.rel = FOREIGN_REL
  return { tagName, attribs }
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TAGS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    a: ['href', 'rel'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // richStyle has parsed them, by values that hold neither quotes nor escapes.
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  nestingLimit: RICH_NESTING_MAX,
  // Their content is no text for readers, and browsers parse it in other ways than the sanitizer.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'plaintext',
    'template',
    'title',
    'svg',
    'math',
  ],
  transformTags: { '*': keepAttributes },
}

/** Cleaning may show new entities, which the next round decodes. Honest texts are stable after one or two rounds. */
const ROUNDS_MAX = 8

/**
 * A text with markup as it may be stored and shown: angle-bracket entities are decoded, then everything that rules/content/rich-text.ts
 * does not list is dropped. Cleaning the result again changes nothing. Nothing is left of a text that does not become stable.
 */
export function cleanRichText(html: string): string {
  let text = html.replaceAll('\0', '')
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const cleaned = sanitizeHtml(decodeAngles(text), OPTIONS).trim()
    if (cleaned === text) return text
    text = cleaned
  }
  return ''
}
