import type { GameDataChannels } from '../../../generated/events.ts'
import { hostOf } from '../../game/army/host.ts'
import { readWornShared } from '../../game/items/worn.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { viewEnergy } from '../energy/views.ts'
import { viewTaxes } from '../taxes/views.ts'
import { readLayout } from './queries.ts'
import { viewBaseInfo, viewPlayerInfo } from './views.ts'

/** Channel playerLayout: what the frame of every game page shows. */
export async function playerLayout(
  playerId: number,
  { player }: LiveContext,
): Promise<GameDataChannels['playerLayout']> {
  return { player: viewPlayerInfo(player), ...(await readLayout(playerId)) }
}

/** Channel controlPanel: level, purse, energy and taxes: the player's own row, and what is worn, which lends peasants. */
export async function controlPanel(
  _playerId: number,
  context: LiveContext,
): Promise<GameDataChannels['controlPanel']> {
  const { player, now } = context
  const { army } = hostOf(player, await readWornShared(context))
  return {
    baseInfo: viewBaseInfo(player),
    purse: { gold: player.gold, diamonds: player.diamonds, glory: player.glory },
    energy: viewEnergy(player),
    taxes: viewTaxes(player, army),
    serverTime: now.toISOString(),
  }
}
