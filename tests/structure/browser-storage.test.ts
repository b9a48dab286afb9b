import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open)\b/

/** What each keeps: choices of the view, notes of the guide, the time of a reload, files of the build. */
const USERS = [
  'apps/game/service-worker.ts',
  'apps/game/src/features/quests/guide-memory.ts',
  'apps/game/src/shell/browser-memory.ts',
  'apps/game/src/shell/lazy-part.tsx',
]

/** What uses browser-memory.ts: what was chosen for a mission. */
const REMEMBERING = ['apps/game/src/things/missions/kept-choices.ts']

const sources = readdirSync('apps', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ file: `apps/${name}`, text: readFileSync(`apps/${name}`, 'utf8') }))

test('only four files of the pages keep something in the browser', () => {
  expect(
    sources
      .filter(({ text }) => STORAGE.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(USERS)
})

test('only one of their choices is remembered by it', () => {
  const users = sources.filter(({ text }) => /\bremember\b.*browser-memory\.ts'/.test(text))
  expect(users.map(({ file }) => file).sort()).toEqual(REMEMBERING)
})
