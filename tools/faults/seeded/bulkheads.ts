import type { Fault } from '../fault.ts'

const ROWS = 'tests/server/live-data/spoiled-rows.test.ts'
const PLAYERS = 'tests/server/economy/one-player-fails.test.ts'

/** What fails is left out, the rest goes on. */
export const BULKHEAD_FAULTS: readonly Fault[] = [
  {
    name: 'a row that cannot be shown fails its list',
    file: 'server/platform/bulkhead.ts',
    replace: 'if (concernsAll(error)) throw error\n      failures.push',
    by: 'if (!concernsAll(error)) throw error\n      failures.push',
    seenBy: { file: ROWS, test: 'leaves it out' },
  },
  {
    name: 'a channel that fails in the database fails the command that carries it',
    file: 'server/game/live/read-game-data.ts',
    replace: 'return await apart(() => readAll(channels, open()))',
    by: 'return await readAll(channels, open())',
    seenBy: { file: ROWS, test: 'does not fail a command' },
  },
  {
    name: 'the metric does not count what is left out',
    file: 'server/start-server.ts',
    replace: 'metrics.leftOut(of.name, failures.length)',
    by: 'metrics.leftOut(of.name, 0)',
    seenBy: { file: ROWS, test: 'is missing' },
  },
  {
    name: 'a spoiled reward is sent to the browser',
    file: 'server/game/rewards/reward.ts',
    replace: 'const reward = storedReward.parse(given)',
    by: 'const reward = storedReward ? given : given',
    seenBy: { file: ROWS, test: 'leaves it out' },
  },
  {
    name: 'a part of a transaction that fails keeps its effects',
    file: 'server/platform/transaction.ts',
    replace: "client.query('ROLLBACK TO SAVEPOINT apart'), client.query",
    by: "client.query('SELECT 1'), client.query",
    seenBy: { file: 'tests/server/platform/apart.test.ts', test: 'undoes only' },
  },
  {
    name: 'a neighbour that fails is the first again at the next look',
    file: 'server/game/neighbours/grow-neighbours.ts',
    replace: 'if (failed.length > 0) putOff(failed)',
    by: 'if (failed.length > BATCH) putOff(failed)',
    seenBy: { file: PLAYERS, test: 'lets the other neighbours grow' },
  },
  {
    name: 'a prize that could not be paid is lost',
    file: 'server/game/challenges/take-step.ts',
    replace: 'for (const challenge of unsettled) await payLate(challenge, challenge.scored ?? 0)',
    by: 'if (instant < 0) await payLate(active, 0)',
    seenBy: { file: PLAYERS, test: 'pays the others their prizes' },
  },
  {
    name: 'an answer may have more fields than the contract says',
    file: 'server/platform/http/contract/check-answer.ts',
    replace: 'if (fits(body)) return',
    by: 'if (fits(body) || fits.errors?.every(({ keyword }) => keyword === "additionalProperties")) return',
    seenBy: { file: 'tests/server/http/check-answer.test.ts', test: 'nothing beside it' },
  },
  {
    name: 'one spoiled candidate takes a whole crusade away',
    file: 'server/domains/crusades/views.ts',
    replace: 'return viewRows(viewed.guests, view, CANDIDATES).flat()',
    by: 'void [viewRows, CANDIDATES]\n  return viewed.guests.flatMap(view)',
    seenBy: { file: 'tests/server/live-data/spoiled-nested.test.ts', test: 'candidates of a crusade' },
  },
]
