import { readContest } from '#server/game/challenges/contest.ts'
import { countChallenges } from '#server/game/challenges/count-challenges.ts'
import { saveScores } from '#server/game/challenges/save-scores.ts'
import { scoreNeighbours } from '#server/game/challenges/score-neighbours.ts'
import { takeStep } from '#server/game/challenges/take-step.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

const DAY_SECONDS = 86_400
const HOUR_MS = 3_600_000

/** Takes the steps that are due: ends, prizes, beginnings. */
async function catchUp({ clock, on }: ExampleServer): Promise<void> {
  for (let due = clock.now(); due.getTime() - clock.now().getTime() < 5_000; clock.advance(1))
    due = await on(() => inTransaction(takeStep))
}

/** Two lords and the castles around them in a challenge, up to its prizes. */
export async function challenges(lord: Browser, rival: Browser, server: ExampleServer): Promise<void> {
  const { clock, on } = server
  const playerId = await register(lord.call, 'Горислав', 'gorislav@example.org')
  const rivalId = await register(rival.call, 'Твердислав', 'tverdislav@example.org')
  await catchUp(server)
  clock.advance(DAY_SECONDS)
  await on(() =>
    inTransaction(async () => {
      const contest = await readContest()
      if (!contest) throw new Error('No challenge runs')
      await scoreNeighbours(HOUR_MS)
      saveScores(contest.challenge, [
        { playerId, score: 41, energyCounted: 0 },
        { playerId: rivalId, score: 38, energyCounted: 0 },
      ])
    }),
  )
  await on(() => inTransaction(countChallenges))
  await lord.show.GET('/challenges/current', { params: { query: { limit: 2 } } })
  clock.advance(3 * DAY_SECONDS)
  await catchUp(server)
  const [last] = bodyOf(await lord.show.GET('/challenges/history', {})).items
  if (!last) throw new Error('No challenge has ended')
  const { challengeId } = last.challenge
  await lord.show.GET('/challenges/history/{challengeId}', {
    params: { path: { challengeId }, query: { limit: 2 } },
  })
  await lord.show.GET('/challenges/records', {})
}
