import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import { ENEMY_CHARACTERS, FIGHTING_ARMS, missionCharacter } from '#rules/missions/enemy-character.ts'
import type { CastleRecord } from '../record.ts'
import { sumTallies, winShare } from '../tally.ts'
import { FIGHTS_MIN, type Population, rangeTarget, type Target } from './target.ts'

const CHARACTERS_MIN = 5

/** The fewest characters in one region. */
function fewestCharacters(): number {
  return Math.min(
    ...MISSION_REGIONS.map(({ key }) => {
      const missions = MISSIONS.filter(({ regionKey }) => regionKey === key)
      return new Set(missions.map((mission) => missionCharacter(mission)?.kind)).size
    }),
  )
}

/** The arm whose castles win most against each character; null without fights enough. */
function bestArms(records: readonly CastleRecord[]): { character: string; arm: string }[] | null {
  const best = ENEMY_CHARACTERS.flatMap((character) => {
    const shares = FIGHTING_ARMS.flatMap((arm) => {
      const tallies = records
        .filter((record) => record.arm === arm)
        .map(({ characterProbes }) => characterProbes[character])
      const share = winShare(sumTallies(tallies), FIGHTS_MIN)
      return share === null ? [] : [{ character, arm, share }]
    })
    const [first] = shares.sort((left, right) => right.share - left.share)
    return first !== undefined && shares.length === FIGHTING_ARMS.length ? [first] : []
  })
  return best.length === ENEMY_CHARACTERS.length ? best : null
}

/** Enemies differ, and no build of one arm is best against all. */
export function enemyTargets({ records }: Population): Target[] {
  const best = bestArms(records)
  return [
    rangeTarget({
      name: 'characters of enemies in each region',
      wanted: `at least ${CHARACTERS_MIN} of ${ENEMY_CHARACTERS.length}`,
      value: fewestCharacters(),
      from: CHARACTERS_MIN,
      to: ENEMY_CHARACTERS.length,
      show: (value) => `${value}`,
    }),
    rangeTarget({
      name: 'best arm by character, from the second region on',
      wanted: 'not one against all',
      value: best === null ? null : new Set(best.map(({ arm }) => arm)).size,
      from: 2,
      to: FIGHTING_ARMS.length,
      show: () => (best ?? []).map(({ character, arm }) => `${character} ${arm}`).join(', '),
    }),
  ]
}
