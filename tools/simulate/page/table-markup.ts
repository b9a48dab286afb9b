import type { Table } from '../table.ts'
import type { Target, Verdict } from '../targets/target.ts'
import { escaped } from './markup.ts'

const MARKS = { holds: 'holds', fails: 'fails', 'no data': 'none' } as const satisfies Record<Verdict, string>

/** A table as it is printed, for the page. */
export function tableMarkup({ columns, rows, note }: Table): string {
  const cell = (tag: 'td' | 'th', text: string, index: number): string => {
    const right = columns[index]?.align === 'right' ? ' class="right"' : ''
    return `<${tag}${right}>${escaped(text)}</${tag}>`
  }
  const head = columns.map(({ title }, index) => cell('th', title, index)).join('')
  const body = rows.map((row) => `<tr>${row.map((text, index) => cell('td', text, index)).join('')}</tr>`)
  const below = note === undefined ? '' : `<p class="note">${escaped(note)}</p>`
  return `<div class="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>${below}`
}

/** A table that opens when it is asked for. */
export function folded(table: Table): string {
  return `<details><summary>${escaped(table.title)}: the figures</summary>${tableMarkup(table)}</details>`
}

/** The targets with their verdicts in words and colour; on a narrow screen each row is a small card. */
export function targetMarkup(targets: readonly Target[]): string {
  const rows = targets.map(({ name, wanted, value, verdict }) => {
    const words = `<td class="verdict ${MARKS[verdict]}">${verdict}</td>`
    return `<tr><td>${escaped(name)}</td><td data-of="wanted:">${escaped(wanted)}</td><td data-of="measured:">${escaped(value)}</td>${words}</tr>`
  })
  const head = ['target', 'wanted', 'measured', 'verdict'].map((title) => `<th>${title}</th>`).join('')
  return `<div class="table"><table class="targets"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
