import { spoilsReason } from '../../things/missions/spoils-reason.ts'
import type { ShownFight } from './shown-report.ts'

/** Why a mission's fight paid less or nothing. Null for a full reward, and for fights between lords. */
export function fightSpoilsReason({ summary, missionKey, report }: ShownFight): string | null {
  if (missionKey === null) return null
  // Levels differ between the members: only that a defeat pays nothing is the same for all.
  if (summary.type === 'GROUP_MISSION')
    return summary.result === 'WIN' ? null : spoilsReason(summary.result, 1, 1)
  return spoilsReason(summary.result, report.attacker.level, report.defender.level)
}
