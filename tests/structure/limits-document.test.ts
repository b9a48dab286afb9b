import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOCUMENT = 'docs/decisions/0021-bounded-work.md'

/** Each row: what, number, file and name in backticks, what the caller gets. */
const LIMITS = [
  ...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| .+ \| ([\d,.]+) \| `([\w/.-]+\.ts)` `(\w+)` \| .+ \|$/gm),
].map(([, number = '', file = '', name = '']) => ({ number: Number(number.replaceAll(',', '')), file, name }))

/** The first number that the code gives to this name: `NAME = 20`, `name: 20`, `NAME = { points: 20`. */
function valueIn(file: string, name: string): number | undefined {
  const given = new RegExp(`\\b${name}\\s*[:=]\\s*(?:\\{ points: )?([\\d_.]+)`).exec(
    readFileSync(file, 'utf8'),
  )
  return given ? Number(given[1]?.replaceAll('_', '')) : undefined
}

test('the table of limits has each row and no other kind of row', () => {
  const rows = readFileSync(DOCUMENT, 'utf8').match(/^\| (?!what is bounded|---)/gm)
  expect(LIMITS.length).toBeGreaterThan(40)
  expect(rows).toHaveLength(LIMITS.length)
})

test.each(LIMITS)('$name in $file is $number', ({ number, file, name }) => {
  expect(valueIn(file, name)).toBe(number)
})
