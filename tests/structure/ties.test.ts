import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const DOMAINS = path.join(import.meta.dirname, '../../server/domains')

test('a deletion ends the ties of every domain that has some', () => {
  const list = readFileSync(path.join(DOMAINS, 'ties.ts'), 'utf8')
  const files = globSync('*/ties.ts', { cwd: DOMAINS })
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !list.includes(`'./${file}'`))).toEqual([])
})
