import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { raidCooldowns, raidOpponents, raidSpyings } from './models.ts'
import { purgeCooldowns, purgeSpyings } from './purge-raids.ts'

export const tables = [
  describeTable(raidOpponents, {
    kept: 'as long as the castle: three rows, replaced by each search',
    ownData: 'Names other players, for hours',
    onDeletion: ({ playerId }) =>
      sql`DELETE FROM raid_opponent WHERE player_id = ${playerId} OR opponent_id = ${playerId}`,
  }),
  describeTable(raidCooldowns, {
    kept: 'until it is over',
    purge: purgeCooldowns,
    ownData: 'Names other players, for hours',
    onDeletion: ({ playerId }) =>
      sql`DELETE FROM raid_cooldown WHERE player_id = ${playerId} OR victim_id = ${playerId}`,
  }),
  describeTable(raidSpyings, {
    kept: 'until it is over',
    purge: purgeSpyings,
    ownData: 'Names other players, for hours',
    onDeletion: ({ playerId }) =>
      sql`DELETE FROM raid_spying WHERE player_id = ${playerId} OR castle_id = ${playerId}`,
  }),
]
