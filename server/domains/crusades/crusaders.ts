import { energyNow } from '#rules/energy/energy.ts'
import type { FightContender } from '#rules/fight/report.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import { departureOf } from '../../game/army/departure.ts'
import { energyPaceOf, energyStateOf } from '../../game/energy/energy-state.ts'
import { readWornOf } from '../../game/items/worn.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'

/** A player as a crusader: the army if it leaves now, and what keeps it from leaving. */
export type Crusader = {
  readonly player: PlayerRow
  readonly contender: FightContender
  readonly basis: RewardBasis
  readonly energy: number
  /** The army is away, or does not go because its lord is blocked. */
  readonly isAway: boolean
}

async function readOnMissions(playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const away = await sql<{ playerId: number }>`
    SELECT player_id FROM mission_run WHERE player_id = ANY(${playerIds}::bigint[]) AND finished_at IS NULL`
  return new Set(away.map(({ playerId }) => playerId))
}

/** The players as crusaders, in the same order. Two statements, however many they are. */
export async function readCrusaders(players: readonly PlayerRow[]): Promise<Crusader[]> {
  const ids = players.map(({ id }) => id)
  const [worn, onMissions] = await Promise.all([readWornOf(ids), readOnMissions(ids)])
  const instant = now().getTime()
  return players.map((player) => ({
    player,
    ...departureOf(player, worn.get(player.id) ?? [], null),
    energy: energyNow(energyStateOf(player), instant, energyPaceOf(player)),
    isAway: player.isBlocked || onMissions.has(player.id),
  }))
}
