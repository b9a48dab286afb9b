import type { Fault } from '../fault.ts'

/** What one caller may take from the others. */
export const LOAD_FAULTS: readonly Fault[] = [
  {
    name: 'a body has no limit',
    file: 'server/platform/http/read-json.ts',
    replace: 'BODY_LIMIT_BYTES = 102_400',
    by: 'BODY_LIMIT_BYTES = 102_400_000',
    seenBy: { file: 'tests/server/http/bodies.test.ts' },
  },
  {
    name: 'a body may take for ever',
    file: 'server/platform/http/body-reader.ts',
    replace: 'setTimeout(() => reading.abort(), limits.deadlineMs)',
    by: 'setTimeout(() => reading.signal, limits.deadlineMs)',
    seenBy: {
      file: 'tests/server/http/slow-bodies.test.ts',
      test: 'gives up on them after a few seconds, before',
    },
  },
  {
    name: 'a body may hold any number of values',
    file: 'server/platform/http/read-json.ts',
    replace: 'BODY_VALUES_MAX = 300',
    by: 'BODY_VALUES_MAX = 300_000',
    seenBy: { file: 'tests/server/http/costly-bodies.test.ts', test: 'thousands of wrong fields' },
  },
  {
    name: 'guesses at one account are not counted',
    file: 'server/platform/http/rate-limits.ts',
    replace: 'countValid: async (operation, call) => {\n      if (isShared',
    by: 'countValid: async (operation, call) => {\n      if (!operation && isShared',
    seenBy: { file: 'tests/server/http/limits.test.ts', test: 'limits guesses' },
  },
  {
    name: 'bad requests are not counted',
    file: 'server/platform/http/rate-limits.ts',
    replace: 'if (isShared(operations[operation])) await consume(tries, network, reply)',
    by: 'if (operation === undefined) await consume(tries, network, reply)',
    seenBy: { file: 'tests/server/http/costly-bodies.test.ts', test: 'counts tries' },
  },
  {
    name: 'IPv6 addresses of one network count apart',
    file: 'server/platform/http/address.ts',
    replace: 'HOUSEHOLD_BITS = 64',
    by: 'HOUSEHOLD_BITS = 128',
    seenBy: { file: 'tests/server/http/address.test.ts' },
  },
  {
    name: 'there is no end of places',
    file: 'server/platform/http/admission.ts',
    replace: 'workingInAll < atOnce && lanes[share].working < ofShareMax &&',
    by: 'lanes[share].working >= 0 &&',
    seenBy: { file: 'tests/server/http/overload.test.ts', test: 'take turns' },
  },
  {
    name: 'one network may take all places',
    file: 'server/platform/http/admission.ts',
    replace: 'WAITING_OF_NETWORK_MAX = 60',
    by: 'WAITING_OF_NETWORK_MAX = 60_000',
    seenBy: { file: 'tests/server/http/shutdown.test.ts', test: 'beyond its share' },
  },
  {
    name: 'commands of one player wait with a connection each',
    file: 'server/platform/http/answer-once.ts',
    replace:
      'return call.caller ? currentPlatform().playerTurns.take(call.caller.playerId, run, call.gone) : run()',
    by: 'return currentPlatform() && run()',
    seenBy: { file: 'tests/server/http/one-player.test.ts' },
  },
  {
    name: 'any number of commands of one player waits',
    file: 'server/platform/http/admission.ts',
    replace: 'WAITING_OF_SESSION_MAX = 20',
    by: 'WAITING_OF_SESSION_MAX = 2000',
    seenBy: { file: 'tests/server/http/one-player.test.ts', test: 'refuses more commands' },
  },
  {
    name: 'the calls of clients that are gone run',
    file: 'server/platform/turns.ts',
    replace: "gone?.addEventListener('abort', giveUp, { once: true })",
    by: "gone?.addEventListener('end', giveUp, { once: true })",
    seenBy: { file: 'tests/server/http/overload.test.ts', test: 'clients that are gone' },
  },
  {
    name: 'a lock that is not free is an internal error',
    file: 'server/platform/database/database-errors.ts',
    replace: "'55P03',",
    by: '',
    seenBy: { file: 'tests/server/http/one-player.test.ts', test: '503' },
  },
  {
    name: 'searches are prepared',
    file: 'server/platform/sql.ts',
    replace: 'return (await run({ name: undefined, text }, sent)) as Row[]',
    by: 'return (await run(statementOf(text), sent)) as Row[]',
    seenBy: { file: 'tests/server/market/prepared-searches.test.ts' },
  },
  {
    name: 'any number of hashes waits',
    file: 'server/platform/turns.ts',
    replace: 'else if (line.size >= waitingMax) throw',
    by: 'else if (line.size >= waitingMax * 1000) throw',
    seenBy: { file: 'tests/server/auth/hash-queue.test.ts' },
  },
  {
    name: 'a purge removes everything at once',
    file: 'server/platform/timers/platform-timers.ts',
    replace: 'await purge(instant, PURGE_BATCH)',
    by: 'await purge(instant, PURGE_BATCH * 1000)',
    seenBy: { file: 'tests/server/platform/timers.test.ts', test: 'in batches' },
  },
  {
    name: '/ready does not write',
    file: 'server/platform/http/readiness.ts',
    replace:
      'INSERT INTO readiness (id, written_at) VALUES (1, now())\n      ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`',
    by: 'SELECT 1 AS one`',
    seenBy: { file: 'tests/server/http/pages.test.ts', test: 'cannot be written' },
  },
]
