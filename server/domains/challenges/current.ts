import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type { CurrentChallenge } from '#generated/types.ts'
import { challengeOfTurn } from '#rules/challenges/challenges.ts'
import { countedToday } from '../../game/challenges/contest.ts'
import { findOwnScore, type OwnScore } from '../../game/challenges/own-score.ts'
import { countContestants } from '../../game/challenges/places.ts'
import { cursorAround, readTopPage } from '../../game/standings/list-page.ts'
import type { TopEdge } from '../../game/standings/top-cursor.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { runningList } from './lists.ts'
import { CONTESTANTS, prizeFor, viewChallenge, viewLine, viewPrizes, viewRules } from './views.ts'

/** Between two challenges, and in the first moment of a world. */
function nothingRuns(): CurrentChallenge {
  return {
    challenge: null,
    nextType: null,
    own: { score: 0, place: null, prize: null, energyCounted: null, cursor: null },
    prizes: viewPrizes(0),
    rules: viewRules(),
    items: [],
    previousCursor: null,
    nextCursor: null,
    serverTime: now().toISOString(),
  }
}

/** Castles with a score: also the player's own that the table does not know yet. */
function playersOf({ value, counted }: OwnScore, contestants: number): number {
  return contestants + Number(value > 0 && counted === null) - Number(value === 0 && counted !== null)
}

/** The running challenge with a page of its table. */
export async function readCurrent(
  playerId: number,
  edge: TopEdge | undefined,
  limit: number,
): Promise<CurrentChallenge> {
  const own = await findOwnScore(playerId)
  if (!own) return nothingRuns()
  const list = runningList(own.id)
  const [page, contestants, cursor] = await Promise.all([
    readTopPage(list, edge, limit),
    countContestants(own.id),
    own.value > 0 ? cursorAround(list, playerId, own.counted ?? own.value) : null,
  ])
  const scored = playersOf(own, contestants)
  const { rows, previousCursor, nextCursor } = page
  return {
    challenge: viewChallenge(own, 'ACTIVE', scored),
    nextType: challengeOfTurn(CHALLENGE_TEXTS, own.turn + 1)?.type ?? null,
    own: {
      score: own.score,
      place: own.place,
      prize: prizeFor(own.place, scored),
      energyCounted: own.type === 'ENERGY_SPENDING' ? countedToday(own) : null,
      cursor,
    },
    prizes: viewPrizes(scored),
    rules: viewRules(),
    items: viewRows(rows, ({ row, place }) => viewLine(row, place, scored), CONTESTANTS),
    previousCursor,
    nextCursor,
    serverTime: now().toISOString(),
  }
}
