import { expect, it } from 'vitest'
import { csvOf, EXPORTED_ROWS_MAX } from '#apps/admin/src/resources/exporter.ts'

function titleOf(field: string): string {
  return field.toUpperCase()
}

it('quotes each cell, under a head, and parts them as Excel does in Russian settings', () => {
  const rows = [
    { id: 1, name: 'Иван «Грозный», "царь"' },
    { id: -2, name: null },
  ]
  expect(csvOf(rows, titleOf).split('\r\n')).toEqual([
    '"ID";"NAME"',
    '"1";"Иван «Грозный», ""царь"""',
    '"-2";""',
  ])
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'escapes the formula %j',
  (text) => {
    expect(csvOf([{ text }], titleOf).split('\r\n"')[1]).toBe(`'${text.replaceAll('"', '""')}"`)
  },
)

it('has a column for each field of any row', () => {
  expect(csvOf([{ a: 1 }, { b: { c: 2 } }], titleOf)).toBe('"A";"B"\r\n"1";""\r\n"";"{""c"":2}"')
})

it('keeps long texts whole', () => {
  const text = 'Слово, '.repeat(10_000)
  expect(csvOf([{ text }], titleOf)).toBe(`"TEXT"\r\n"${text}"`)
})

it('says in the last line that there are more rows than it holds', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))
  const full = csvOf(rows(EXPORTED_ROWS_MAX), titleOf).split('\r\n')
  expect(full).toHaveLength(1 + EXPORTED_ROWS_MAX)
  expect(full.at(-1)).toBe(`"${EXPORTED_ROWS_MAX - 1}"`)
  const more = csvOf(rows(EXPORTED_ROWS_MAX + 1), titleOf).split('\r\n')
  expect(more.slice(0, -1)).toEqual(full)
  expect(more.at(-1)).toContain('остальные не вошли')
})
