import type { Random } from '../core/random.ts'

/** The nine kinds of the specification (docs/game.md §3), in its order. */
export const INFINITE_QUEST_KINDS = [
  'buyArmy',
  'winMissions',
  'collectTaxes',
  'equipGear',
  'sharpenCharacteristics',
  'sharpenArmorOrDodge',
  'build',
  'winCrusades',
  'foray',
] as const

export type InfiniteQuestKind = (typeof INFINITE_QUEST_KINDS)[number]

export type QuestReward = { gold: number; diamonds: number; glory: number }

/**
 * Goal of the first stage, growth per stage, maximum goal; glory and diamonds per unit in hundredths, gold
 * per unit and level.
 */
type QuestScale = { first: number; step: number; most: number; glory: number; diamonds: number; gold: number }

const SCALES = {
  // No gold or diamonds: players could hire units just to lose them.
  buyArmy: { first: 20, step: 10, most: 200, glory: 20, diamonds: 0, gold: 0 },
  winMissions: { first: 15, step: 5, most: 100, glory: 53, diamonds: 3, gold: 1 },
  collectTaxes: { first: 8, step: 8, most: 72, glory: 50, diamonds: 3, gold: 0 },
  // Less than what a player loses by buying gear, wearing it once and selling it.
  equipGear: { first: 3, step: 1, most: 20, glory: 200, diamonds: 5, gold: 0 },
  sharpenCharacteristics: { first: 5, step: 5, most: 50, glory: 100, diamonds: 10, gold: 0 },
  sharpenArmorOrDodge: { first: 5, step: 5, most: 50, glory: 100, diamonds: 10, gold: 0 },
  build: { first: 2, step: 1, most: 10, glory: 400, diamonds: 20, gold: 10 },
  // A crusade yields six diamonds in ten per unit of energy: with this quest it stays below one.
  winCrusades: { first: 1, step: 1, most: 10, glory: 300, diamonds: 20, gold: 20 },
  foray: { first: 3, step: 2, most: 25, glory: 200, diamonds: 20, gold: 5 },
} satisfies Record<InfiniteQuestKind, QuestScale>

/** Goal of a stage (from 1): units beyond losses, wins, hours, different gear, successes, levels, raids. */
export function infiniteQuestGoal(kind: InfiniteQuestKind, stage: number): number {
  const { first, step, most } = SCALES[kind]
  return Math.min(most, first + step * (stage - 1))
}

/** Reward of a stage by its goal; gold also depends on the player's level. */
export function infiniteQuestReward(kind: InfiniteQuestKind, stage: number, level: number): QuestReward {
  const goal = infiniteQuestGoal(kind, stage)
  const { glory, diamonds, gold } = SCALES[kind]
  return {
    gold: goal * gold * level,
    diamonds: Math.floor((goal * diamonds) / 100),
    glory: Math.floor((goal * glory) / 100),
  }
}

export const DAILY_QUESTS_A_DAY = 3

/** The reward of one daily quest. */
export function dailyQuestReward(level: number): QuestReward {
  return { gold: 30 * level, diamonds: 1, glory: 10 }
}

/** Three different quests of those open at a level; fewer if there are fewer. */
export function drawDailyQuests<Quest extends { levelMin: number }>(
  quests: readonly Quest[],
  level: number,
  random: Random,
): Quest[] {
  const open = quests.filter(({ levelMin }) => levelMin <= level)
  const drawn: Quest[] = []
  while (drawn.length < DAILY_QUESTS_A_DAY && drawn.length < open.length) {
    drawn.push(random.pick(open.filter((quest) => !drawn.includes(quest))))
  }
  return drawn
}
