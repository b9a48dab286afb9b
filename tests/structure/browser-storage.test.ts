import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches\.open|workbox-(?:precaching|strategies))\b/

/** What each keeps: files of the build, which pushes were shown, unsaved texts of editors and of forms, notes of the guide, choices of the view, the version that has reloaded itself, the launch by the messenger until its window closes, and which launch has opened its page. */
const USERS = [
  'apps/game/service-worker.ts',
  'apps/game/service-worker/pages.ts',
  'apps/game/service-worker/shown-pushes.ts',
  'apps/game/src/features/guides/kept-draft.ts',
  'apps/game/src/features/quests/guide-memory.ts',
  'apps/game/src/shell/browser-memory.ts',
  'apps/game/src/shell/messenger/launched.ts',
  'apps/game/src/shell/messenger/start-once.ts',
  'apps/game/src/shell/reload-once.ts',
  'apps/kept-text/kept-text.ts',
]

/** What uses browser-memory.ts: when the push token was sent, and what was chosen for a mission. */
const REMEMBERING = [
  'apps/game/src/shared/missions/kept-choices.ts',
  'apps/game/src/shell/push/push-memory.ts',
]

const sources = readdirSync('apps', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ file: `apps/${name}`, text: readFileSync(`apps/${name}`, 'utf8') }))

test('only ten files of the pages keep something in the browser', () => {
  expect(
    sources
      .filter(({ text }) => STORAGE.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(USERS)
})

test('only two of their choices are remembered by it', () => {
  const users = sources.filter(({ text }) => /\bremember\b.*browser-memory\.ts'/.test(text))
  expect(users.map(({ file }) => file).sort()).toEqual(REMEMBERING)
})
