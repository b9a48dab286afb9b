import type { Difficulty, MissionForecast } from '../../../../../generated/types.ts'
import { DIFFICULTIES } from '../../../../../rules/missions/missions.ts'
import type { MissionChoice } from '../../things/missions/mission-types.ts'

type Forecast = Pick<MissionForecast, 'difficulty' | 'winPercentBySkill'>

/** A march with a smaller chance (per cent) is not suggested. */
const GOOD_CHANCE = 75

/** The skill that wins more often. */
function betterSkill({ winPercentBySkill }: Forecast): MissionChoice['skill'] {
  const { FRONTAL_ATTACK, REAR_BATTLE } = winPercentBySkill
  return REAR_BATTLE > FRONTAL_ATTACK ? 'REAR_BATTLE' : 'FRONTAL_ATTACK'
}

/**
 * The choice for a mission that was never started: the difficulty of the last march, or an easier one with a good
 * chance, and the better skill. A lord with his mind made up then starts it without choosing again.
 */
export function suggestedChoice(forecasts: readonly Forecast[], last: Difficulty | undefined): MissionChoice {
  const wished = DIFFICULTIES.indexOf(last ?? 'EASY')
  const ways = forecasts.map((forecast): MissionChoice & { chance: number } => {
    const skill = betterSkill(forecast)
    return { difficulty: forecast.difficulty, skill, chance: forecast.winPercentBySkill[skill] }
  })
  const allowed = ways.filter(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) <= wished)
  const best = allowed.findLast(({ chance }) => chance >= GOOD_CHANCE) ?? allowed[0]
  return { difficulty: best?.difficulty ?? 'EASY', skill: best?.skill ?? 'FRONTAL_ATTACK' }
}
