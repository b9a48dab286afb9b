import { spoilsReason } from '../../things/missions/spoils-reason.ts'
import { LOOT_LIMIT_WORDS } from '../../things/raids/loot-limit-words.ts'
import type { ShownFight } from './shown-report.ts'

/** Why a fight paid less or nothing. Null for a full reward. */
export function fightSpoilsReason({ summary, missionKey, report, lootLimit }: ShownFight): string | null {
  if (lootLimit) return LOOT_LIMIT_WORDS[lootLimit]
  if (missionKey === null) return null
  // Levels differ between the members: only that a defeat pays nothing is the same for all.
  if (summary.type === 'GROUP_MISSION')
    return summary.result === 'WIN' ? null : spoilsReason(summary.result, 1, 1)
  return spoilsReason(summary.result, report.attacker.level, report.defender.level)
}
