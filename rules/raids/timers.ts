/** Relations between two players after a raid, spying or wine (docs/game.md §3), by their names there. */
export const RELATIONS = [
  'immune-foray',
  'immune-spy',
  'cooldown-foray',
  'cooldown-spy',
  'cooldown-wine',
] as const

export type Relation = (typeof RELATIONS)[number]

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600

/** Whole seconds, normal and while the raid challenge runs (docs/game.md §9). */
const RELATION_SECONDS = {
  'immune-foray': { normal: 60 * MINUTE_SECONDS, challenge: 10 * MINUTE_SECONDS },
  'immune-spy': { normal: 20 * MINUTE_SECONDS, challenge: 20 * MINUTE_SECONDS },
  'cooldown-foray': { normal: 12 * HOUR_SECONDS, challenge: HOUR_SECONDS },
  'cooldown-spy': { normal: 15 * MINUTE_SECONDS, challenge: 15 * MINUTE_SECONDS },
  'cooldown-wine': { normal: 12 * HOUR_SECONDS, challenge: 12 * HOUR_SECONDS },
} satisfies Record<Relation, { normal: number; challenge: number }>

/** How long a relation lasts, whole seconds, before the world's speed. */
export function relationSeconds(relation: Relation, raidChallenge: boolean): number {
  const { normal, challenge } = RELATION_SECONDS[relation]
  return raidChallenge ? challenge : normal
}

/** Rest of an army after a raid (docs/game.md §9): 10 minutes, 5 in the raid challenge. */
export function restSeconds(raidChallenge: boolean): number {
  return (raidChallenge ? 5 : 10) * MINUTE_SECONDS
}

/** How long a spied defence stays visible, whole seconds. */
export const SPIED_SECONDS = 30 * MINUTE_SECONDS
/** Newcomers cannot be raided for 72 hours after reaching level 10, unless they attack. */
export const NEWCOMER_SECONDS = 72 * HOUR_SECONDS
