import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'apps/admin/src'
const OWNER = 'apps/admin/src/resources/record-fields.tsx'
const UNTYPED =
  /import \{[^}]*\b(?:Text|Number|Date|Boolean|Email|Function|Url|Chip|Select|Array)Field\b[^}]*\} from 'react-admin'/

test('the console takes its fields from record-fields.tsx, which knows the sources of the contract', () => {
  const files = readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${FOLDER}/${name}`)
  expect(files).toContain(OWNER)
  const untyped = files.filter(
    (file) => file !== OWNER && UNTYPED.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(untyped).toEqual([])
})
