/** An item of a list without nesting. */
export type FlatItem = {
  /** 1 for the outermost list. */
  readonly level: number
  /** Which list of its source it belongs to. */
  readonly list: string
  readonly isOrdered: boolean
  /** The nodes of each paragraph. */
  readonly paragraphs: Node[][]
}

type OpenList = Pick<FlatItem, 'level' | 'list' | 'isOrdered'> & { readonly element: Element }

/** Nests items by their levels. Returns the outermost lists. A level that is left out makes no list. */
export function nestItems(items: readonly FlatItem[]): Element[] {
  const outermost: Element[] = []
  let open: OpenList[] = []
  for (const item of items) {
    open = open.filter((list) => list.level < item.level || isOf(list, item))
    const inner = open.at(-1)
    const isNew = inner?.level !== item.level
    const element = isNew || !inner ? document.createElement(item.isOrdered ? 'ol' : 'ul') : inner.element
    if (isNew) {
      const owner = inner?.element.lastElementChild
      if (owner) owner.append(element)
      else outermost.push(element)
      open.push({ ...item, element })
    }
    element.append(listItem(item))
  }
  return outermost
}

/** Whether an item continues a list. */
function isOf(list: OpenList, item: FlatItem): boolean {
  return list.level === item.level && list.list === item.list && list.isOrdered === item.isOrdered
}

function listItem({ paragraphs }: FlatItem): Element {
  const item = document.createElement('li')
  for (const nodes of paragraphs) {
    const paragraph = document.createElement('p')
    paragraph.append(...nodes)
    item.append(paragraph)
  }
  return item
}
