import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { transferBlank, transferRefusals } from '#rules/craft/blank-transfer.ts'
import { recycleRefusals } from '#rules/forge/recycle.ts'
import { inMarketRefusals, wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { removeGear } from '../../game/items/gear.ts'
import { saveGear } from '../../game/items/gear-row.ts'
import { findOwnGear } from '../../game/items/own-gear.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'

/**
 * Moves sharpenings and craft of a blank to an item of the same player and destroys the blank. 404; 422 for a locked
 * or offered blank, the refusals of docs/game.md §4, and worn gear that would then need a higher level than the
 * player's.
 */
export async function transferBlankToGear(
  player: LockedPlayer,
  { blankEntityId, gearEntityId }: { readonly blankEntityId: number; readonly gearEntityId: number },
): Promise<void> {
  const [blank, target] = await findOwnGear(player, [blankEntityId, gearEntityId])
  if (!blank || !target) throw new Error('Two items were expected')
  const may = GEAR_CLASS_TEXTS[target.gear.model.gearClass].sharpenings
  refuseByRules([
    ...transferRefusals(blank.gear, target.gear, may),
    ...recycleRefusals(blank.row),
    ...inMarketRefusals(target.row),
  ])
  const work = transferBlank(blank.gear, target.gear)
  refuseByRules(wornLevelRefusals({ ...target.gear, ...work }, player.level))
  const { characteristics, armorOrDodge, limitsLevel } = work.grind
  saveGear(target.row, {
    characteristicsName: characteristics?.name ?? null,
    characteristicsLevel: characteristics?.level ?? 0,
    armorOrDodgeName: armorOrDodge?.name ?? null,
    armorOrDodgeLevel: armorOrDodge?.level ?? 0,
    limitsLevel,
    craft: work.craft,
    craftBy: (blank.row.craft ? blank.row : target.row).craftBy,
  })
  await removeGear(player, [blank.row.id], 'CRAFT', `gear:${target.row.gearId}:${target.row.id}`)
}
