const MARKS = { heading: '# ', list: '- ' } as const

type TextBlock = {
  kind: 'heading' | 'list' | 'paragraph'
  /** Without their marks. */
  lines: readonly string[]
  /** Unique in the text: the number of its first line. */
  key: number
}

function kindOf(line: string): TextBlock['kind'] {
  if (line.startsWith(MARKS.heading)) return 'heading'
  return line.startsWith(MARKS.list) ? 'list' : 'paragraph'
}

/** The blocks of a text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list. */
export function splitBlocks(body: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[]; key: number }[] = []
  let isOpen = false
  for (const [key, line] of body.split('\n').entries()) {
    const text = line.trim()
    if (text === '') {
      isOpen = false
      continue
    }
    const kind = kindOf(text)
    const words = kind === 'paragraph' ? text : text.slice(2).trim()
    const last = blocks.at(-1)
    if (isOpen && last?.kind === kind && kind !== 'heading') last.lines.push(words)
    else blocks.push({ kind, lines: [words], key })
    isOpen = true
  }
  return blocks
}
