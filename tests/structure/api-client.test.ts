import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** openapi-fetch is in maintenance mode, so one file per app knows it and its types. */
const CLIENTS = ['apps/admin/src/session-calls.ts', 'apps/game/src/api/client.ts', 'tests/support/server.ts']

test('openapi-fetch stays behind one file in each app', () => {
  const files = globSync('{apps,server,stories,tests,tools}/**/*.{ts,tsx}', { cwd: ROOT })
  const users = files.filter((file) => /from 'openapi-fetch'/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(users.filter((file) => file !== 'tests/structure/api-client.test.ts').sort()).toEqual(CLIENTS)
})
