import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import {
  type ChallengeEvent,
  type ChallengeType,
  challengeOfTurn,
  countEvent,
  prizeOfPlace,
} from '#rules/challenges/challenges.ts'
import { firstFault, type Use, unless, use } from './use.ts'

const WON: ChallengeEvent = {
  type: 'missionEnded',
  difficulty: 'HARD',
  result: 'WIN',
  damage: 500,
  gold: 40,
  diamonds: 1,
}

/** What counts for each type. */
const EVENTS = {
  ENERGY_SPENDING: { type: 'energySpent', energy: 6 },
  MISSION_DAMAGE_DEALING: WON,
  MISSION_WINNING: WON,
  MISSION_GOLD_EARNING: WON,
  FORAYS: { type: 'forayFought' },
  MISSION_DIAMONDS_EARNING: WON,
  FORAYS_BLOCKS: { type: 'forayBlocked' },
} as const satisfies Record<ChallengeType, ChallengeEvent>

/** Number of players in a busy world's challenge: every line of prizes is reached. */
const SCORED = 1_000

/** Every challenge run once and scored in, every line of prizes won. */
export function challengeUses(): Use[] {
  const types = CHALLENGE_TEXTS.map(({ type }, turn) =>
    use('challenges', type, () =>
      firstFault(
        () => unless(challengeOfTurn(CHALLENGE_TEXTS, turn)?.type === type, 'its turn never comes'),
        () =>
          unless(countEvent({ score: 0, energyCounted: 0 }, type, EVENTS[type]).score > 0, 'nothing scores'),
      ),
    ),
  )
  const prizes = CHALLENGE_PRIZES.map((line) => {
    const name = 'place' in line.upTo ? `place ${line.upTo.place}` : `${line.upTo.percent} %`
    return use('challenge prizes', name, () => {
      const places = Array.from({ length: SCORED }, (_, index) => index + 1)
      const won = places.some((place) => prizeOfPlace(CHALLENGE_PRIZES, place, SCORED) === line)
      return firstFault(
        () => unless(won, 'no place wins it'),
        () => unless(line.diamonds > 0, 'pays nothing'),
        () =>
          unless(line.gearQualityMin === null || GEAR.some(({ level }) => level === 1), 'no gear to give'),
      )
    })
  })
  return [...types, ...prizes]
}
