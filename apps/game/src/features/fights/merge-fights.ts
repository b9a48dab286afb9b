import type { FightSummary } from '../../../../../generated/types.ts'

/** One list of several pages, the newest first; of a report that is on two pages the earlier page's state holds. */
export function mergeFights(...pages: readonly (readonly FightSummary[])[]): FightSummary[] {
  const byId = new Map<number, FightSummary>()
  for (const fight of pages.flat()) if (!byId.has(fight.fightId)) byId.set(fight.fightId, fight)
  return [...byId.values()].sort((left, right) => right.fightId - left.fightId)
}
