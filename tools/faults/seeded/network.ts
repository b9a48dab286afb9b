import type { Fault } from '../fault.ts'

/** What a network or a browser holds back: live connections, files, answers. */
export const NETWORK_FAULTS: readonly Fault[] = [
  {
    name: 'a page without a live connection says that there is none at all',
    file: 'apps/game/src/live/connection.ts',
    replace: "phase: isAnswered ? 'byCalls' : 'disconnected'",
    by: "phase: isAnswered ? 'disconnected' : 'byCalls'",
    seenBy: { file: 'tests/game/live-connection.test.ts', test: 'the page goes on by calls' },
  },
  {
    name: 'a page waits for a connection that never answers before it asks by calls',
    file: 'apps/game/src/live/connection.ts',
    replace: 'POLL_AFTER_MS = 5000',
    by: 'POLL_AFTER_MS = 50_000',
    seenBy: { file: 'tests/game/live-connection.test.ts', test: 'does not make the page wait' },
  },
  {
    name: 'long polling is asked for again though the server has refused it',
    file: 'apps/game/src/live/connection.ts',
    replace: 'error.description === 400',
    by: 'error.description === 599',
    seenBy: { file: 'tests/game/live-connection.test.ts', test: 'tries long polling no more' },
  },
  {
    name: 'each failed connection asks by calls at once',
    file: 'apps/game/src/live/poll-by-calls.ts',
    replace: 'if (isRunning && !hasAsked) schedule',
    by: 'if (isRunning) schedule',
    seenBy: { file: 'tests/game/poll-by-calls.test.ts', test: 'do not ask more often' },
  },
  {
    name: 'a hidden page goes on asking by calls',
    file: 'apps/game/src/live/poll-by-calls.ts',
    replace: "page?.visibilityState === 'hidden'",
    by: "page?.visibilityState === 'prerender'",
    seenBy: { file: 'tests/game/poll-by-calls.test.ts', test: 'a hidden page' },
  },
  {
    name: 'the first connection asks for tips and settings a second time',
    file: 'apps/game/src/live/connection.ts',
    replace: 'if (!isFresh) deps.onPublicData()',
    by: 'if (!isFresh || wanted) deps.onPublicData()',
    seenBy: { file: 'tests/game/live-connection.test.ts', test: 'asks for no public data' },
  },
  {
    name: 'a tab that connects after a change of public data never hears of it',
    file: 'server/platform/live/live-server.ts',
    replace: 'CHANGE_RETOLD_MS = 60_000',
    by: 'CHANGE_RETOLD_MS = 0',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'of new public data' },
  },
  {
    name: 'a file that never comes reloads its page for ever',
    file: 'apps/game/src/shell/reload-once.ts',
    replace: 'if (storage.getItem(RELOADED_KEY) === version) return false',
    by: "if (storage.getItem(RELOADED_KEY) === '') return false",
    seenBy: { file: 'tests/game/missing-part.test.ts', test: 'reloads the page once' },
  },
  {
    name: 'a missing file of the background reloads the page',
    file: 'apps/game/src/shell/missing-part.tsx',
    replace: "(isNewer || kind !== 'nothing')",
    by: '(isNewer || kind.length > 0)',
    seenBy: { file: 'tests/game/missing-part.test.ts', test: 'reloads nothing' },
  },
  {
    name: 'a page does not notice that the server has a newer version',
    file: 'apps/game/src/shell/reload-once.ts',
    replace: 'return answer.ok && !(await answer.text()).includes(ownVersion())',
    by: 'return answer.ok && (await answer.text()).includes(ownVersion())',
    seenBy: { file: 'tests/game/missing-part.test.ts', test: 'a new version' },
  },
  {
    name: 'files named by their hash alone are asked for at each visit',
    file: 'server/platform/http/pages.ts',
    replace: '(?:\\/[\\da-f]{10}\\d?|-[\\w-]{6,})',
    by: '(?:-[\\w-]{6,})',
    seenBy: { file: 'tests/server/http/pages.test.ts', test: 'caches hashed files' },
  },
]
