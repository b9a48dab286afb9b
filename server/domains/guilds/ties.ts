import { findContributorIds, findOpenFoundingOf } from '../../game/guilds/foundings.ts'
import { findGuildOf } from '../../game/guilds/guild-row.ts'
import { leaveForGood } from '../../game/guilds/leave-for-good.ts'
import { readRequestsOf } from '../../game/guilds/requests.ts'
import { lockPlayers } from '../../game/player/lock-order.ts'
import type { Tie } from '../../game/player/tie.ts'
import { cancelFounding, withdrawShare } from './end-founding.ts'
import { endOldestRequest } from './end-requests.ts'

async function endRequest(playerId: number): Promise<boolean> {
  if ((await readRequestsOf(playerId)).length === 0) return false
  await endOldestRequest(playerId)
  return true
}

async function endMembership(playerId: number): Promise<boolean> {
  if (!(await findGuildOf(playerId))) return false
  await leaveForGood(playerId)
  return true
}

/** The founder's share ends the founding for everybody. */
async function endFounding(playerId: number): Promise<boolean> {
  const founding = await findOpenFoundingOf(playerId)
  if (!founding) return false
  const players = await lockPlayers([playerId, ...(await findContributorIds(founding.id))])
  const player = players.find(({ id }) => id === playerId)
  if (!player) return true
  const others = players.filter((one) => one !== player)
  if (founding.founderId === playerId) await cancelFounding(player, others, founding.id)
  else await withdrawShare(player, others, founding.id)
  return true
}

export const guildsTies: readonly Tie[] = [endRequest, endMembership, endFounding]
