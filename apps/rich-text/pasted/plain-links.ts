import { isColor } from './neutral-colors.ts'
import { changeStyle } from './style-attribute.ts'

/** Elements that a source puts around a link to color and underline it. */
const WRAPPERS = 'u, ins, span, font'

/** Drops the color and the underline of links: links of the game have their own. */
export function plainLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]'))
    for (const element of [...wrappersOf(link), link, ...link.querySelectorAll('*')]) plain(element)
}

/** The elements around a link that hold nothing else. */
function wrappersOf(link: Element): Element[] {
  const found: Element[] = []
  const words = wordsOf(link)
  for (let at = link.parentElement; at?.matches(WRAPPERS) && wordsOf(at) === words; at = at.parentElement)
    found.push(at)
  return found
}

function wordsOf(element: Element): string {
  return element.textContent.trim()
}

function plain(element: Element): void {
  changeStyle(element, (property, value) => {
    if (isColor(property)) return null
    if (property !== 'text-decoration' && property !== 'text-decoration-line') return value
    return /line-through/i.test(value) ? 'line-through' : null
  })
  if (element.localName === 'font') element.removeAttribute('color')
  if (element.localName === 'u' || element.localName === 'ins') element.replaceWith(...element.childNodes)
}
