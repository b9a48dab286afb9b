import { expect, test } from 'vitest'
import { readId } from '#apps/game/src/shell/read-id.ts'

test.each([
  ['1', 1],
  ['999999999999999', 999_999_999_999_999],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['01', null],
  ['abc', null],
  ['9999999999999999', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j in an address is the id %s', (text, id) => {
  expect(readId(text)).toBe(id)
})
