import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import type { UnlimitedMission } from '#generated/types.ts'
import {
  PAID_ENEMIES,
  UNLIMITED_ENERGY,
  UNLIMITED_LEVEL,
  UNLIMITED_MIN_LEVEL,
  unlimitedFirstLevel,
  unlimitedReward,
} from '#rules/missions/unlimited-mission.ts'
import { departureOf } from '../../game/army/departure.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import type { RecordPlace } from './record-place.ts'

/** The unlimited mission as it is for a player now. */
export function viewUnlimited(player: PlayerRow, place: RecordPlace): UnlimitedMission {
  const { key, name, legend, enemyName, icon } = UNLIMITED_MISSION
  // Gear does not matter for the reward.
  const { basis } = departureOf(player, [], null)
  return {
    missionKey: key,
    name,
    legend,
    enemyName,
    icon,
    level: UNLIMITED_LEVEL,
    levelMin: UNLIMITED_MIN_LEVEL,
    firstLevel: unlimitedFirstLevel(player.level),
    energy: UNLIMITED_ENERGY,
    paidEnemies: PAID_ENEMIES,
    ...unlimitedReward(PAID_ENEMIES, basis),
    record: player.unlimitedRecord,
    ...place,
  }
}
