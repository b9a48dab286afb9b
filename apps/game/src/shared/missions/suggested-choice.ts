import type { Difficulty, MissionForecast } from '#generated/types.ts'
import { DIFFICULTIES } from '#rules/missions/missions.ts'
import type { MissionChoice } from './kept-choices.ts'

type Forecast = Pick<MissionForecast, 'difficulty' | 'winPercentBySkill'>

/** A mission with a smaller chance (per cent) is not suggested. */
const GOOD_CHANCE = 75

/** A way to start a mission, with its chance in per cent. */
export type Way = MissionChoice & { chance: number }

/** The skill that wins more often. */
function betterSkill({ winPercentBySkill }: Forecast): MissionChoice['skill'] {
  const { FRONTAL_ATTACK, REAR_BATTLE } = winPercentBySkill
  return REAR_BATTLE > FRONTAL_ATTACK ? 'REAR_BATTLE' : 'FRONTAL_ATTACK'
}

/** Each difficulty with its better skill. */
function waysOf(forecasts: readonly Forecast[]): Way[] {
  return forecasts.map((forecast) => {
    const skill = betterSkill(forecast)
    return { difficulty: forecast.difficulty, skill, chance: forecast.winPercentBySkill[skill] }
  })
}

/**
 * The choice for a mission that was never started: the difficulty of the last mission, or an easier one with a good
 * chance, and the better skill. A lord with his mind made up then starts it without choosing again.
 */
export function suggestedChoice(forecasts: readonly Forecast[], last: Difficulty | undefined): MissionChoice {
  const wished = DIFFICULTIES.indexOf(last ?? 'EASY')
  const allowed = waysOf(forecasts).filter(({ difficulty }) => DIFFICULTIES.indexOf(difficulty) <= wished)
  const best = allowed.findLast(({ chance }) => chance >= GOOD_CHANCE) ?? allowed[0]
  return { difficulty: best?.difficulty ?? 'EASY', skill: best?.skill ?? 'FRONTAL_ATTACK' }
}

/**
 * A way with a good chance: the wished difficulty, or the nearest easier one, but none easier than `least`. Null if
 * there is none.
 */
export function goodWay(
  forecasts: readonly Forecast[],
  { wished, least }: { wished: Difficulty; least: Difficulty },
): Way | null {
  const from = DIFFICULTIES.indexOf(least)
  const to = Math.max(from, DIFFICULTIES.indexOf(wished))
  const good = waysOf(forecasts).filter(({ difficulty, chance }) => {
    const place = DIFFICULTIES.indexOf(difficulty)
    return place >= from && place <= to && chance >= GOOD_CHANCE
  })
  return good.at(-1) ?? null
}
