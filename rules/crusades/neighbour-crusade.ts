import { CRUSADE_MEMBERS, type CrusadeBoss } from './crusades.ts'

/** Seconds that a crusade stays short of members before a neighbour asks to join, at the usual liveliness. */
export const NEIGHBOUR_DELAY_SECONDS = 600
/** Seconds that a neighbour thinks about an invitation. */
export const NEIGHBOUR_ANSWER_SECONDS = 60

/** Neighbours this far from the boss's level go. */
const LEVELS_BELOW = 1
const LEVELS_ABOVE = 6

/** Levels of the neighbours who ask to join a crusade. */
export function neighbourLevels(bossLevel: number): { min: number; max: number } {
  return { min: bossLevel - LEVELS_BELOW, max: bossLevel + LEVELS_ABOVE }
}

/** Whether neighbours ask to join: until there is one army more than the boss needs. */
export function wantsNeighbours({ hostsNeeded }: Pick<CrusadeBoss, 'hostsNeeded'>, members: number): boolean {
  return members < Math.min(CRUSADE_MEMBERS.max, hostsNeeded + 1)
}
