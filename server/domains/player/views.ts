import type { components } from '../../../generated/api-types.ts'
import { experienceForLevel, MAX_LEVEL } from '../../../rules/player/level.ts'
import { titleForLevel } from '../../../rules/player/title.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import type { CastleRow } from './models.ts'

type Schemas = components['schemas']

/** How a player is shown to everybody. */
export function viewPlayerInfo(player: Pick<PlayerRow, 'id' | 'name' | 'level'>): Schemas['PlayerInfo'] {
  return {
    playerId: player.id,
    name: player.name,
    level: player.level,
    title: titleForLevel(player.level),
    guildTag: null,
    avatarUrl: null,
  }
}

export function viewBaseInfo(player: PlayerRow): Schemas['ControlPanelData']['baseInfo'] {
  return {
    level: player.level,
    title: titleForLevel(player.level),
    experience: player.experience,
    levelExperience: experienceForLevel(player.level),
    nextLevelExperience: player.level < MAX_LEVEL ? experienceForLevel(player.level + 1) : null,
  }
}

/** Seen this recently, a player counts as online to others. */
const onlineMs = 5 * 60_000

export function viewNeighbour(castle: CastleRow): Schemas['Neighbour'] {
  return {
    player: viewPlayerInfo(castle),
    isGenerated: castle.kind === 'NEIGHBOUR',
    isOnline: castle.lastSeenAt !== null && now().getTime() - castle.lastSeenAt.getTime() < onlineMs,
  }
}
