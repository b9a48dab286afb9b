import type { ControlPanelData, Neighbour } from '#generated/types.ts'
import { experienceForLevel, LEVEL_MAX } from '#rules/player/level.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead } from '../../platform/bulkhead.ts'
import type { CastleRow } from './queries.ts'

export const NEIGHBOURS = bulkhead('neighbours')

export function viewBaseInfo(player: PlayerRow): ControlPanelData['baseInfo'] {
  return {
    level: player.level,
    title: titleForLevel(player.level),
    experience: player.experience,
    levelExperience: experienceForLevel(player.level),
    nextLevelExperience: player.level < LEVEL_MAX ? experienceForLevel(player.level + 1) : null,
  }
}

export function viewNeighbour(castle: CastleRow): Neighbour {
  return { player: viewPlayerInfo(castle), ...viewPresence(castle) }
}
