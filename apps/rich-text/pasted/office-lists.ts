import { type FlatItem, nestItems } from './nest-items.ts'
import { onlineItems, wordItem, wordMarker } from './word-items.ts'

/** Word gives each item of a list as a paragraph, Word Online as a list of its own. Both become nested lists. */
export function joinOfficeLists(root: ParentNode): void {
  for (const space of root.querySelectorAll('span.EOP')) space.remove()
  for (const element of root.querySelectorAll('p, ul, ol, div.ListContainerWrapper')) {
    const { items, elements } = root.contains(element) ? runFrom(element) : { items: [], elements: [] }
    if (items.length === 0) continue
    element.before(...nestItems(items))
    for (const taken of elements) taken.remove()
  }
  // A numbered heading keeps its number.
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const number = wordMarker(heading)
    if (number) heading.prepend(`${number} `)
  }
}

/** An item and those that follow it, with the elements that hold them. */
function runFrom(first: Element): { items: FlatItem[]; elements: Element[] } {
  const items: FlatItem[] = []
  const elements: Element[] = []
  for (let element: Element | null = first; element; element = nextInRun(element)) {
    const found = itemsOf(element)
    const last = items.at(-1)
    if (found.length > 0) items.push(...found)
    else if (last && isContinued(element)) last.paragraphs.push([...element.childNodes])
    else break
    elements.push(element)
  }
  return { items, elements }
}

function itemsOf(element: Element): FlatItem[] {
  const item = wordItem(element)
  return item ? [item] : onlineItems(element)
}

/** A second paragraph of an item of Word: indented like the list, without a bullet. */
function isContinued(element: Element): boolean {
  return element.localName === 'p' && /\bMsoList(?:Paragraph|Continue)/.test(element.className)
}

function nextInRun(element: Element): Element | null {
  const next = element.nextElementSibling
  for (let node = element.nextSibling; node && node !== next; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') return null
  return next
}
