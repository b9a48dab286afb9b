import type { MissionDrop } from '#rules/missions/missions.ts'

/** Chances of common and of rare resources, in basis points. */
const COMMON = { EASY: 1_500, MEDIUM: 3_500, HARD: 6_000 } satisfies MissionDrop['chance']
const RARE = { EASY: 500, MEDIUM: 1_200, HARD: 2_500 } satisfies MissionDrop['chance']

export function commonDrop(resourceId: number, amount = 6): MissionDrop {
  return { resourceId, amount, chance: COMMON }
}

export function rareDrop(resourceId: number, amount = 4): MissionDrop {
  return { resourceId, amount, chance: RARE }
}
