type Align = 'left' | 'right'

export type Column = { title: string; align?: Align }

/** What is printed and shown: cells are words already. `note` stands under it. */
export type Table = {
  title: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  note?: string
}

function padded(cell: string, width: number, align: Align = 'left'): string {
  return align === 'right' ? cell.padStart(width) : cell.padEnd(width)
}

/** A table as aligned text, without a line break at the end. */
export function tableText({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.title.length, ...rows.map((row) => (row[index] ?? '').length)),
  )
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align))
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const text = [title, '', line(columns.map((column) => column.title)), rule, ...rows.map(line)]
  return [...text, ...(note === undefined ? [] : ['', note])].join('\n')
}
