import { BUILDINGS, type BuildingLevels, NO_BUILDINGS, RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { type GrowingNeighbour, growNeighbour, grownPurse } from '#rules/player/grown-neighbour.ts'
import type { NeighbourCastle } from '#rules/player/neighbour-castle.ts'
import { type NeighbourHistory, neighbourHistory } from '#rules/player/neighbour-history.ts'
import { type NeighbourPath, nearestPath, neighbourAt, type OnPath } from '#rules/player/neighbour-path.ts'
import { usualGarrison } from '#rules/raids/neighbour-raid.ts'
import { bulkhead, eachApart } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { assignmentsOf, columnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'
import { armyOfPlayer } from '../army/player-army.ts'
import { type GearRow, readWornGearOf } from '../items/gear-row.ts'
import { type LedgerEntry, settlePlayer } from '../player/ledger.ts'
import { type LockedPlayer, lockPlayers } from '../player/lock-order.ts'
import type { PlayerRow } from '../player/player-row.ts'
import { type RaidCastleRow, readRaidCastles, saveRaidCastle } from '../raids/raid-castle.ts'
import { garrisonChanges } from '../raids/raid-contender.ts'
import { neighbours } from './models.ts'
import { wearBetterGear } from './neighbour-gear.ts'
import { neighbourPurse } from './neighbour-purse.ts'
import { afterGrowth, hoursLived } from './pace.ts'
import { neighbourPaths } from './paths.ts'

/** Castles of one transaction: their players stay locked until it is done, so it is short. */
const BATCH = 10
/** When a neighbour is tried again that failed. */
const PUT_OFF_MS = 3_600_000

const GROWTH = bulkhead('timer neighboursGrow')

type NeighbourRow = ModelRow<typeof neighbours>

function castleOf(player: LockedPlayer): GrowingNeighbour {
  const buildings: BuildingLevels = { ...NO_BUILDINGS }
  for (const building of BUILDINGS) buildings[building] = player[building]
  const { level, experience, missionsWon, missionsLost } = player
  return {
    level,
    experience,
    missionsWon,
    missionsLost,
    army: armyOfPlayer(player),
    buildings,
    branches: [...player.skillBranches],
    skills: { ...player.skills },
  }
}

/** Where the castle is on its path: as stored, or the nearest path of a castle that has none or one that is gone. */
function pathOf(row: NeighbourRow, castle: GrowingNeighbour, paths: readonly NeighbourPath[]): OnPath {
  const path = paths.find(({ key }) => key === row.path)
  return path && row.ageHours !== null ? { path, ageHours: row.ageHours } : nearestPath(castle, paths)
}

/** What the day does to the purse: taxes, or work on the castle. */
function purseEntry(
  { gold }: LockedPlayer,
  there: NeighbourCastle,
  grown: Pick<PlayerRow, 'level' | 'storage' | 'skills'>,
): LedgerEntry {
  const change = grownPurse(gold, neighbourPurse(there.gold, grown)) - gold
  return { money: { gold: change }, source: change < 0 ? 'BUILDING' : 'TAXES' }
}

/** What raiders damaged is repaired, the garrison is set, and raids and defences are counted that fit the castle now. */
function keepCastle({ id, level, ...player }: LockedPlayer, castle: RaidCastleRow): void {
  if (level < RAID_LEVEL) return
  const fought = neighbourHistory(id, player)
  const lived: NeighbourHistory = {
    raidsWon: Math.max(castle.raidsWon, fought.raidsWon),
    raidsLost: Math.max(castle.raidsLost, fought.raidsLost),
    raidsDrawn: Math.max(castle.raidsDrawn, fought.raidsDrawn),
    defencesWon: Math.max(castle.defencesWon, fought.defencesWon),
    defencesLost: Math.max(castle.defencesLost, fought.defencesLost),
    defencesDrawn: Math.max(castle.defencesDrawn, fought.defencesDrawn),
  }
  saveRaidCastle(id, { damaged: [], ...garrisonChanges(usualGarrison({ id, level })), ...lived })
}

/**
 * Lets one neighbour live from its last growth until now, in one step however long that is. Gold is booked as taxes, new
 * gear as won on missions.
 */
async function grow(
  player: LockedPlayer,
  row: NeighbourRow,
  worn: readonly GearRow[],
  raidCastle: RaidCastleRow,
  paths: readonly NeighbourPath[],
): Promise<void> {
  const instant = now()
  const castle = castleOf(player)
  const { path, ageHours } = pathOf(row, castle, paths)
  const lived = hoursLived(row.grownAt, instant)
  if (lived > 0) {
    const there = neighbourAt(path, ageHours + lived)
    const { army, buildings, branches, ...grown } = growNeighbour(castle, there)
    settlePlayer(player, {
      entries: [purseEntry(player, there, { ...grown, ...buildings })],
      changes: { ...grown, ...army, ...buildings, skillBranches: branches },
    })
    await wearBetterGear(player, worn, there.gear)
    keepCastle(player, raidCastle)
  }
  const changes = {
    path: path.key,
    ageHours: ageHours + lived,
    grownAt: instant,
    dueAt: afterGrowth(player.id, instant),
  }
  sqlSoon`UPDATE neighbour SET ${assignmentsOf(neighbours, changes)} WHERE player_id = ${player.id}`
}

/** Those that failed stay as they were and grow later: at once they would be the first again, and hold up all others. */
function putOff(failed: readonly NeighbourRow[]): void {
  const later = new Date(now().getTime() + PUT_OFF_MS)
  sqlSoon`UPDATE neighbour SET due_at = ${later} WHERE player_id = ANY(${failed.map(({ playerId }) => playerId)}::bigint[])`
}

/** Lets the neighbours grow that are due, at most ten. One that fails does not hold the others. Resolves to whether more may be due. */
export async function growNeighbours(): Promise<boolean> {
  const due = await sql<NeighbourRow>`
    SELECT ${columnsOf(neighbours)} FROM neighbour WHERE due_at <= ${now()} ORDER BY due_at, player_id LIMIT ${BATCH}`
  if (due.length === 0) return false
  const ids = due.map(({ playerId }) => playerId)
  const players = await lockPlayers(ids)
  const [worn, castles, paths] = await Promise.all([
    readWornGearOf(ids),
    readRaidCastles(ids),
    neighbourPaths(),
  ])
  const growOne = async (row: NeighbourRow) => {
    const player = players.find(({ id }) => id === row.playerId)
    const gear = worn.filter(({ playerId }) => playerId === row.playerId)
    const castle = castles.find(({ playerId }) => playerId === row.playerId)
    if (player && castle) await grow(player, row, gear, castle, paths)
  }
  const failed = await eachApart(due, growOne, GROWTH)
  if (failed.length > 0) putOff(failed)
  return due.length >= BATCH
}
