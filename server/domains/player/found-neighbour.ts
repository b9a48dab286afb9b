import type { NeighbourCastle, NeighbourGear } from '../../../rules/player/neighbour-castle.ts'
import { changeEnhancePoints } from '../../platform/items/enhance-points.ts'
import { receiveGear } from '../../platform/items/gear.ts'
import { savePlayer } from '../../platform/ledger.ts'
import type { LockedPlayer } from '../../platform/lock-order.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { foundCastle } from './found-castle.ts'

/** Stars and sharpenings of pieces just received, in one statement; `ids` in the order of `gear`. */
function workGear(ids: readonly number[], gear: readonly NeighbourGear[]): void {
  sqlSoon`
    UPDATE gear SET enhance_points = made.points, characteristics_name = made.name, characteristics_level = made.level,
      armor_or_dodge_name = made.trade, armor_or_dodge_level = made.traded, limits_level = made.limits
    FROM unnest(
      ${ids}::bigint[], ${gear.map((piece) => piece.points ?? 0)}::bigint[],
      ${gear.map((piece) => piece.characteristics?.name ?? null)}::text[],
      ${gear.map((piece) => piece.characteristics?.level ?? 0)}::smallint[],
      ${gear.map((piece) => piece.armorOrDodge?.name ?? null)}::text[],
      ${gear.map((piece) => piece.armorOrDodge?.level ?? 0)}::smallint[],
      ${gear.map((piece) => piece.limits ?? 0)}::smallint[]
    ) AS made (id, points, name, level, trade, traded, limits)
    WHERE gear.id = made.id`
}

async function giveGear(player: LockedPlayer, gear: readonly NeighbourGear[]): Promise<void> {
  if (gear.length === 0) return
  const pieces = gear.map(({ gearId, quality, slot }) => ({ gearId, quality, equippedSlot: slot }))
  const received = await receiveGear(player, pieces, 'START')
  workGear(
    received.map(({ gearEntityId }) => gearEntityId),
    gear,
  )
}

/**
 * Founds a castle as the simulator left it: level, army, purse, buildings, skills, gear worn and enhance points. Its
 * resources stay in the data: the item history knows no resources that a castle begins with.
 */
export async function foundNeighbour(name: string, castle: NeighbourCastle): Promise<LockedPlayer> {
  const { level, army, gold, diamonds, glory, buildings, branches, skills, experience } = castle
  const money = { gold, diamonds, glory }
  const player = await foundCastle({ kind: 'NEIGHBOUR', name, level, army, money })
  savePlayer(player, { ...buildings, skillBranches: [...branches], skills, experience })
  changeEnhancePoints(player, castle.enhancePoints, 'START')
  await giveGear(player, castle.gear)
  return player
}
