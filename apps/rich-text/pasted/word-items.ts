import type { FlatItem } from './nest-items.ts'

/** `mso-list: l0 level2 lfo1`: the list, the level and the numbering. */
const WORD_LIST = /\bmso-list:\s*(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/i
const WORD_MARKER = /\bmso-list:\s*ignore/i
/** «1.», «а)», «(iv)», «2.1». A lone letter is a bullet: Word writes a hollow one as «o». */
const NUMBER = /^\(?[\p{L}\d][\p{L}\d.]*[.)]$|^\d[\d.]*$/u

/** The item that a paragraph of Word stands for. Null for other elements. Takes the bullet or number out. */
export function wordItem(element: Element): FlatItem | null {
  const found = WORD_LIST.exec(element.getAttribute('style') ?? '')
  if (!found || element.localName !== 'p') return null
  const [, list, level, numbering] = found
  const isOrdered = NUMBER.test(wordMarker(element))
  return {
    level: Number(level),
    list: `${list} ${numbering}`,
    isOrdered,
    paragraphs: [[...element.childNodes]],
  }
}

/** Takes the bullet or number that Word has written out. Empty if there is none. */
export function wordMarker(element: Element): string {
  const marked = [...element.querySelectorAll('[style]')].find((part) =>
    WORD_MARKER.test(part.getAttribute('style') ?? ''),
  )
  const nodes = marked ? [marked] : conditionalNodes(element)
  const words = nodes.map(({ textContent }) => textContent).join('')
  for (const node of nodes) node.remove()
  return words.trim()
}

/** The nodes that Word means for readers who cannot make lists: from `[if !supportLists]` to `[endif]`. */
function conditionalNodes(element: Element): ChildNode[] {
  const nodes = [...element.childNodes]
  const isComment = (node: Node, words: string) =>
    node.nodeType === Node.COMMENT_NODE && node.textContent?.includes(words) === true
  const start = nodes.findIndex((node) => isComment(node, 'if !supportLists'))
  const end = nodes.findIndex((node, at) => at > start && isComment(node, 'endif'))
  return start < 0 || end < 0 ? [] : nodes.slice(start + 1, end)
}

/** The items that a list of Word Online holds. Empty for other elements. */
export function onlineItems(element: Element): FlatItem[] {
  const lists = element.matches('ul, ol') ? [element] : [...element.querySelectorAll(':scope > :is(ul, ol)')]
  return lists.flatMap((list) =>
    [...list.querySelectorAll(':scope > li[data-aria-level]')].map((item) => ({
      level: Number(item.getAttribute('data-aria-level')),
      list: item.getAttribute('data-listid') ?? '',
      isOrdered: list.localName === 'ol',
      paragraphs: paragraphsOf(item),
    })),
  )
}

function paragraphsOf(item: Element): Node[][] {
  const paragraphs = [...item.querySelectorAll(':scope > p')]
  return paragraphs.length > 0 ? paragraphs.map(({ childNodes }) => [...childNodes]) : [[...item.childNodes]]
}
