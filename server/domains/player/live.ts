import type { GameDataChannels } from '../../../generated/events.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { viewEnergy } from '../energy/views.ts'
import { readLayout } from './queries.ts'
import { viewBaseInfo, viewPlayerInfo } from './views.ts'

/** Channel playerLayout: what the frame of every game page shows. */
export const playerLayout = async (
  playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['playerLayout']> => ({
  player: viewPlayerInfo(player),
  emailConfirmed: player.emailConfirmedAt !== null,
  ...(await readLayout(playerId)),
})

/** Channel controlPanel: level, purse and energy; everything follows from the player's own row. */
export const controlPanel = async (
  _playerId: number,
  { player, now }: LiveContext,
): Promise<GameDataChannels['controlPanel']> => ({
  baseInfo: viewBaseInfo(player),
  purse: { gold: player.gold, diamonds: player.diamonds, glory: player.glory },
  energy: viewEnergy(player),
  serverTime: now.toISOString(),
})
