import { MISSION_GEAR_CHANCE } from '#catalogue/gear/mission-gear.ts'
import { missionDiamondChance, missionExperience } from '#rules/missions/mission-reward.ts'
import { DIFFICULTIES, type Difficulty, missionEnergy } from '#rules/missions/missions.ts'
import { sumOf } from '../statistics.ts'
import { type Population, percent, rangeTarget, type Target } from './target.ts'
import { missionWinShare } from './win-rates.ts'

/** What a fresh player of this level expects at a mission of it; the level itself changes no proportion. */
const LEVEL = 20
const APART_MAX = 0.25

type Yield = { difficulty: Difficulty; experience: number; gear: number; diamonds: number }

/** Expected yield for one energy at the own level, with the win rates measured; null without all three. */
function yields(population: Population): Yield[] | null {
  const found = DIFFICULTIES.flatMap((difficulty) => {
    const won = missionWinShare(population, difficulty)
    if (won === null) return []
    const each = won / missionEnergy(difficulty)
    const basis = { level: LEVEL, instructors: 0, energySpentToday: 0 }
    return [
      {
        difficulty,
        experience: (each * missionExperience({ level: LEVEL }, difficulty, basis)) / 100,
        gear: (each * MISSION_GEAR_CHANCE[difficulty]) / 10_000,
        diamonds: (each * missionDiamondChance({ level: LEVEL }, difficulty, LEVEL)) / 10_000,
      },
    ]
  })
  return found.length === DIFFICULTIES.length ? found : null
}

function shown(list: readonly Yield[], of: keyof Omit<Yield, 'difficulty'>): string {
  return list.map((each) => each[of].toFixed(3)).join(' / ')
}

/** No difficulty may dominate: about the same experience for the energy, and hard ahead in what is found. */
export function difficultyTargets(population: Population): Target[] {
  const list = yields(population)
  const experience = list?.map((each) => each.experience) ?? []
  const middle = sumOf(experience) / Math.max(1, experience.length)
  const hard = list?.find(({ difficulty }) => difficulty === 'HARD')
  const others = list?.filter(({ difficulty }) => difficulty !== 'HARD') ?? []
  // How many of the other difficulties bring as much gear, or as many diamonds, as hard.
  const ahead = hard
    ? others.filter(({ gear, diamonds }) => gear >= hard.gear || diamonds >= hard.diamonds).length
    : null
  return [
    rangeTarget({
      name: 'experience per energy at own level: easy / medium / hard',
      wanted: '± 25 % of the mean',
      value: list === null ? null : Math.max(...experience.map((each) => Math.abs(each / middle - 1))),
      to: APART_MAX,
      show: (value) => `${shown(list ?? [], 'experience')} (± ${percent(value)})`,
    }),
    rangeTarget({
      name: 'gear and diamonds per energy: easy / medium / hard',
      wanted: 'hard ahead in both',
      value: ahead,
      to: 0,
      show: () => `${shown(list ?? [], 'gear')}; ${shown(list ?? [], 'diamonds')}`,
    }),
  ]
}
