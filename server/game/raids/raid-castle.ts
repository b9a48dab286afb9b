import type { ModelRow } from '../../platform/database/model.ts'
import { assignmentsOf, columnsOf, newRowOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { sharedLoad } from '../live/channels.ts'
import type { Fact } from '../live/facts.ts'
import { report } from '../live/report.ts'
import { markStanding } from '../standings/mark-standing.ts'
import { raidCastles } from './models.ts'

/** A castle in raids: the stored row, or that of a castle which has set nothing and was never raided. */
export type RaidCastleRow = ModelRow<typeof raidCastles>
export type RaidCastleChanges = Partial<Omit<RaidCastleRow, 'playerId'>>

const raidCastleColumns = columnsOf(raidCastles)

function untouchedCastle(playerId: number): RaidCastleRow {
  return {
    playerId,
    garrisonTop: 0,
    garrisonLeft: 0,
    garrisonRight: 0,
    garrisonBottom: 0,
    motto: '',
    position: 'bottomRight',
    siegeTower: false,
    protectedUntil: null,
    restUntil: null,
    immuneUntil: null,
    spyImmuneUntil: null,
    spiesBackAt: null,
    damaged: [],
    day: null,
    goldAtDayStart: null,
    lootedToday: 0,
    defencesRewarded: 0,
    projectilesThrown: 0,
    neighboursLooted: 0,
    raidsWon: 0,
    raidsLost: 0,
    raidsDrawn: 0,
    defencesWon: 0,
    defencesLost: 0,
    defencesDrawn: 0,
  }
}

/** The castles of these players in raids, in the order of the ids. Commands read them under the players' locks. */
export async function readRaidCastles(playerIds: readonly number[]): Promise<RaidCastleRow[]> {
  const rows = await sql<RaidCastleRow>`
    SELECT ${raidCastleColumns} FROM raid_castle WHERE player_id = ANY(${playerIds}::bigint[])`
  const known = new Map(rows.map((row) => [row.playerId, row]))
  return playerIds.map((playerId) => known.get(playerId) ?? untouchedCastle(playerId))
}

/** The castle of one player in raids. */
export async function readRaidCastle(playerId: number): Promise<RaidCastleRow> {
  const [castle] = await readRaidCastles([playerId])
  return castle ?? untouchedCastle(playerId)
}

/** `readRaidCastle` for live channels, loaded once per context. */
export const readRaidCastleShared = sharedLoad(readRaidCastle)

function factsOf(changes: RaidCastleChanges): Fact[] {
  return changes.damaged === undefined ? ['raids'] : ['raids', 'defences']
}

/** Writes columns of a locked player's castle and reports them; counted fights count for the top lists. Not awaited. */
export function saveRaidCastle(playerId: number, changes: RaidCastleChanges): void {
  report(playerId, ...factsOf(changes))
  if (changes.raidsWon !== undefined || changes.defencesWon !== undefined) markStanding(playerId)
  sqlSoon`
    INSERT INTO ${newRowOf(raidCastles, { playerId, ...changes })}
    ON CONFLICT (player_id) DO UPDATE SET ${assignmentsOf(raidCastles, changes)}`
}
