import type { ControlPanelData, Neighbour, PlayerInfo } from '../../../generated/types.ts'
import { experienceForLevel, LEVEL_MAX } from '../../../rules/player/level.ts'
import { titleForLevel } from '../../../rules/player/title.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import type { CastleRow } from './queries.ts'

/** A player as everybody sees them. */
export function viewPlayerInfo(player: Pick<PlayerRow, 'id' | 'name' | 'level'>): PlayerInfo {
  return {
    playerId: player.id,
    name: player.name,
    level: player.level,
    title: titleForLevel(player.level),
    guildTag: null,
    avatarUrl: null,
  }
}

export function viewBaseInfo(player: PlayerRow): ControlPanelData['baseInfo'] {
  return {
    level: player.level,
    title: titleForLevel(player.level),
    experience: player.experience,
    levelExperience: experienceForLevel(player.level),
    nextLevelExperience: player.level < LEVEL_MAX ? experienceForLevel(player.level + 1) : null,
  }
}

/** A player seen within this time counts as online for others. */
const ONLINE_MS = 5 * 60_000

export function viewNeighbour(castle: CastleRow): Neighbour {
  return {
    player: viewPlayerInfo(castle),
    isGenerated: castle.kind === 'NEIGHBOUR',
    isOnline: castle.lastSeenAt !== null && now().getTime() - castle.lastSeenAt.getTime() < ONLINE_MS,
  }
}
