import { describe, expect, it, test } from 'vitest'
import { caughtStatements } from './caught-statements.ts'
import { SERVER_FILES } from './server-files.ts'

/**
 * After a failed statement PostgreSQL refuses every other one of its transaction. Whoever catches the error and goes on inside of
 * one loses the cause and everything else. These go on outside of any transaction.
 */
const OUTSIDE: Readonly<Record<string, string>> = {
  'server/domains/draws/handlers.ts': 'a read, which has no transaction',
  'server/domains/fights/open-shared-fight.ts': 'a read, which has no transaction',
  'server/domains/fights/share-card.ts': 'the head of a page, which has no transaction',
  'server/domains/guides/guide-head.ts': 'the head of a page, which has no transaction',
  'server/game/draws/open-past-days.ts': 'each day is a transaction of its own',
  'server/game/statistics/count-failures.ts': 'a loop of the process',
  'server/platform/database/partitions/keep-all.ts': 'each table has a savepoint',
  'server/platform/database/partitions/run-ddl.ts': 'each try is a transaction of its own',
  'server/platform/processes/compare-settings.ts': 'a loop of the process',
  'server/platform/sessions/personal-tokens.ts': 'before the work of a call begins',
  'server/platform/sessions/sessions.ts': 'before the work of a call begins',
  'server/platform/timers/run-timer.ts': 'the transaction of the timers has ended',
  'server/platform/timers/settle-player.ts': 'each timer is a transaction of its own',
}

test('no error of a statement is swallowed inside a transaction', () => {
  const found = new Set(caughtStatements(SERVER_FILES))
  expect([...found].filter((path) => !(path in OUTSIDE))).toEqual([])
  expect(Object.keys(OUTSIDE).filter((path) => !found.has(path))).toEqual([])
})

describe('a swallowed error is found', () => {
  const inFile = (text: string, path = 'server/game/a.ts') => ({ path, text, imports: [] })
  const save = inFile("import { sql } from './sql.ts'\nexport async function save() { await sql`SELECT 1` }")

  it.each([
    ['of a statement', 'async function f() { await sql`SELECT 1`.catch(() => undefined) }'],
    ['of a model', 'async function f() { try { await rows().create({}) } catch {} }'],
    [
      'of a function of another file',
      "import { save } from './a.ts'\nasync function f() { try { await save() } catch { return 1 } }",
    ],
    [
      'that is only sometimes thrown again',
      'async function f() { try { await sql`SELECT 1` } catch (error) { if (isOdd(error)) throw error } }',
    ],
  ])('%s', (_, text) => {
    expect(caughtStatements([save, inFile(text, 'server/game/b.ts')])).toEqual(['server/game/b.ts'])
  })

  it.each([
    [
      'one that is thrown again',
      'async function f() { try { await sql`A` } catch (error) { throw told(error) } }',
    ],
    ['one of something else', 'async function f() { await fetch(url).catch(() => undefined) }'],
  ])('but not %s', (_, text) => {
    expect(caughtStatements([save, inFile(text, 'server/game/b.ts')])).toEqual([])
  })
})
