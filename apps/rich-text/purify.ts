import createPurifier from 'dompurify'
import {
  FOREIGN_REL,
  isForeignLink,
  RICH_ATTRIBUTES,
  RICH_TAGS,
  richAttribute,
} from '#rules/content/rich-text.ts'

/** An own instance: others on this page may add hooks to the shared one. */
function createRichPurifier() {
  const created = createPurifier(window)
  created.addHook('uponSanitizeAttribute', (element, attribute) => {
    const kept = richAttribute(element.localName, attribute.attrName, attribute.attrValue)
    attribute.keepAttr = kept !== null
    attribute.attrValue = kept ?? ''
  })
  created.addHook('afterSanitizeAttributes', (element) => {
    const href = element.getAttribute('href')
    if (href !== null && isForeignLink(href)) element.setAttribute('rel', FOREIGN_REL)
  })
  return created
}

/** Made for the first text: programs without a window import this, too. */
let purifier: ReturnType<typeof createRichPurifier> | undefined

/** What may be shown of a text with markup. It never decodes entities: the server has done that before it stored the text. */
export function purify(html: string): string {
  purifier ??= createRichPurifier()
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(RICH_ATTRIBUTES).flat())],
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
  })
}
