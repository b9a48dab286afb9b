import type { PlayerProfile } from '#generated/types.ts'
import { buildingStage } from '#rules/buildings/building-stage.ts'
import { BUILDINGS } from '#rules/buildings/buildings.ts'
import { readWornGear } from '../../game/items/gear-row.ts'
import { viewWornByAnother } from '../../game/items/item-views.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { MOTTOS, readLeftMottos, viewLeftMotto } from '../../game/raids/left-mottos.ts'
import { readRaidCastle } from '../../game/raids/raid-castle.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'

const GEAR = bulkhead('gear of others')

/** A player's page for the caller. Owners see their own gear even if they hide it. 404 for an unknown player. */
export async function readProfile(playerId: number, callerId: number): Promise<PlayerProfile> {
  const player = await findPlayer(playerId)
  if (!player) throw notFound('notFound', 'Игрок не найден')
  const isShown = !player.isGearHidden || player.id === callerId
  const [worn, raids, mottos] = await Promise.all([
    isShown ? readWornGear(player.id) : undefined,
    readRaidCastle(player.id),
    readLeftMottos(player.id),
  ])
  return {
    player: viewPlayerInfo(player),
    ...viewPresence(player),
    isBlocked: player.isBlocked,
    castle: BUILDINGS.map((building) => ({ building, stage: buildingStage(building, player[building]) })),
    damaged: [...raids.damaged],
    records: {
      missions: { wins: player.missionsWon, losses: player.missionsLost, draws: player.missionsDrawn },
      raids: { wins: raids.raidsWon, losses: raids.raidsLost, draws: raids.raidsDrawn },
      defences: { wins: raids.defencesWon, losses: raids.defencesLost, draws: raids.defencesDrawn },
      unlimited: player.unlimitedRecord,
    },
    totalGold: player.totalGold,
    gear: worn ? viewRows(worn, viewWornByAnother, GEAR).flat() : null,
    isGearHidden: player.isGearHidden,
    mottos: viewRows(mottos, viewLeftMotto, MOTTOS),
  }
}
