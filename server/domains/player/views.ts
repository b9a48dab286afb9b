import type { components } from '../../../generated/api-types.ts'
import { experienceForLevel, MAX_LEVEL } from '../../../rules/player/level.ts'
import { titleForLevel } from '../../../rules/player/title.ts'
import { now } from '../../platform/clock.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import type { CastleRow } from './models.ts'

type Schemas = components['schemas']

/** How a player is shown to everybody. */
export const viewPlayerInfo = (player: Pick<PlayerRow, 'id' | 'name' | 'level'>): Schemas['PlayerInfo'] => ({
  playerId: player.id,
  name: player.name,
  level: player.level,
  title: titleForLevel(player.level),
  guildTag: null,
  avatarUrl: null,
})

export const viewBaseInfo = (player: PlayerRow): Schemas['ControlPanelData']['baseInfo'] => ({
  level: player.level,
  title: titleForLevel(player.level),
  experience: player.experience,
  levelExperience: experienceForLevel(player.level),
  nextLevelExperience: player.level < MAX_LEVEL ? experienceForLevel(player.level + 1) : null,
})

/** Seen this recently, a player counts as online to others. */
const onlineMs = 5 * 60_000

export const viewNeighbour = (castle: CastleRow): Schemas['Neighbour'] => ({
  player: viewPlayerInfo(castle),
  isGenerated: castle.kind === 'NEIGHBOUR',
  isOnline: castle.lastSeenAt !== null && now().getTime() - castle.lastSeenAt.getTime() < onlineMs,
})
