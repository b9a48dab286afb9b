import type { Fault } from '../fault.ts'

/** What must happen once, and all or nothing. */
export const ONCE_FAULTS: readonly Fault[] = [
  {
    name: 'a held Enter presses a button again and again',
    file: 'apps/keyboard/act-once.ts',
    replace: 'event.preventDefault()',
    by: 'event.composedPath()',
    seenBy: { file: 'tests/ui/act-once.test.ts', test: 'presses a button once' },
  },
  {
    name: 'the idempotency key is ignored',
    file: 'server/platform/http/handlers/answer-once.ts',
    replace: 'if (!key) return undefined',
    by: 'if (key !== undefined || !key) return undefined',
    seenBy: { file: 'tests/server/http/commands.test.ts', test: 'runs a repeated key once' },
  },
  {
    name: 'a running call does not lock its key',
    file: 'server/platform/idempotency.ts',
    replace:
      'SELECT pg_try_advisory_xact_lock(hashtextextended(${`${claim.scope} ${claim.key}`}::text, 0)) AS free`,',
    by: 'SELECT ${claim.key}::text IS NOT NULL AS free`,',
    seenBy: { file: 'tests/server/platform/idempotency.test.ts' },
  },
  {
    name: 'a key works for another body',
    file: 'server/platform/idempotency.ts',
    replace: 'if (!isSameCall(stored.fingerprint, claim)) {',
    by: 'if (stored.fingerprint.length === 0) {',
    seenBy: { file: 'tests/server/platform/idempotency.test.ts', test: 'refuses another body' },
  },
  {
    name: 'players share their keys',
    file: 'server/platform/http/handlers/answer-once.ts',
    replace: '`player:${call.caller.playerId}`',
    by: "'player:any'",
    seenBy: { file: 'tests/server/http/commands.test.ts', test: 'for each of two players' },
  },
  {
    name: 'stored answers hold snapshots',
    file: 'server/game/commands/command.ts',
    replace: 'answerOf(withGameData(result, gameData)) : kept, kept }',
    by: 'answerOf(withGameData(result, gameData)) : kept, kept: answerOf(withGameData(result, gameData)) }',
    seenBy: { file: 'tests/server/http/commands.test.ts', test: 'does not store them' },
  },
  {
    name: 'a failed statement is ignored by the commit',
    file: 'server/platform/transaction.ts',
    replace: "if (command !== 'COMMIT') throw",
    by: 'if (command === undefined) throw',
    seenBy: { file: 'tests/server/platform/transaction.test.ts', test: 'its error was swallowed' },
  },
  {
    name: 'a deadlocked command is not repeated',
    file: 'server/platform/transaction.ts',
    replace: "return code === '40P01' || code",
    by: 'return code',
    seenBy: { file: 'tests/server/platform/transaction.test.ts', test: 'repeats a deadlocked command' },
  },
  {
    name: 'tabs are notified before the commit',
    file: 'server/game/live/report.ts',
    replace: 'afterCommit(() => announce(changes))',
    by: 'beforeCommit(() => announce(changes))',
    seenBy: { file: 'tests/server/live/live.test.ts', test: 'rolled back changes' },
  },
  {
    name: 'a mission is paid at every run of its timer',
    file: 'server/domains/missions/runs.ts',
    replace: 'FROM mission_run WHERE id = ${runId} AND finished_at IS NULL`',
    by: 'FROM mission_run WHERE id = ${runId}`',
    seenBy: { file: 'tests/server/missions/finish-mission.test.ts', test: 'however often its timer runs' },
  },
  {
    name: 'a mailed link works twice',
    file: 'server/domains/auth/account-token.ts',
    replace: 'where: { hash, usedAt: null, expiresAt',
    by: 'where: { hash, expiresAt',
    seenBy: {
      file: 'tests/server/auth/mailed-links.test.ts',
      test: 'sets a new one by the mailed link, once',
    },
  },
  {
    name: 'each call with one key hashes for itself',
    file: 'server/game/commands/shared-preparation.ts',
    replace: 'if (first) return run(await first)',
    by: 'if (first) await first.catch(() => undefined)',
    seenBy: { file: 'tests/server/idempotency/same-key-at-once.test.ts', test: 'hashes once' },
  },
  {
    name: 'a finished mission keeps the input of its fight',
    file: 'server/domains/missions/runs.ts',
    replace: ', input = NULL WHERE id',
    by: ' WHERE id',
    seenBy: { file: 'tests/server/missions/input-once.test.ts' },
  },
]
