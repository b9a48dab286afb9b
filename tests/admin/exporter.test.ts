import { expect, it } from 'vitest'
import { csvOf } from '../../apps/admin/src/resources/exporter.ts'

function titleOf(field: string): string {
  return field.toUpperCase()
}

it('quotes each cell, under a head', () => {
  const rows = [
    { id: 1, name: 'Иван «Грозный», "царь"' },
    { id: -2, name: null },
  ]
  expect(csvOf(rows, titleOf).split('\r\n')).toEqual([
    '"ID","NAME"',
    '"1","Иван «Грозный», ""царь"""',
    '"-2",""',
  ])
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'escapes the formula %j',
  (text) => {
    expect(csvOf([{ text }], titleOf).split('\r\n"')[1]).toBe(`'${text.replaceAll('"', '""')}"`)
  },
)

it('has a column for each field of any row', () => {
  expect(csvOf([{ a: 1 }, { b: { c: 2 } }], titleOf)).toBe('"A","B"\r\n"1",""\r\n"","{""c"":2}"')
})
