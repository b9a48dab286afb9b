import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['apps', 'server', 'stories', 'tests', 'tools']

/** openapi-fetch is in maintenance mode, so one file of each part that uses it knows it and its types. The game does without, for its first load. */
const CLIENTS = ['apps/admin/src/calls.ts', 'tests/support/server.ts', 'tools/examples/client.ts']

test('openapi-fetch stays behind one file in each app', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  const users = files.filter((file) => /from 'openapi-fetch'/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(users.filter((file) => file !== 'tests/structure/api-client.test.ts').sort()).toEqual(CLIENTS)
})
