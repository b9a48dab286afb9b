import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import type { MakeCraftRequest } from '#generated/types.ts'
import {
  CRAFT_RESET_COST,
  cleanChoice,
  craftBudget,
  craftCost,
  craftPoints,
  makeCraft,
} from '#rules/craft/craft.ts'
import { craftRefusals, craftResetRefusals, craftReturnRefusals } from '#rules/craft/craft-refusals.ts'
import { isBlank } from '#rules/gear/equip.ts'
import type { GearCraft, GearModel } from '#rules/gear/gear.ts'
import { inMarketRefusals, wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { skillsOf } from '../../game/army/host.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { materialsOfCraft } from '../../game/items/craft-view.ts'
import { type GearRow, saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear } from '../../game/items/own-gear.ts'
import { readResources, receiveResources, removeResources } from '../../game/items/resources.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { recipeModel } from './recipe-model.ts'

function referenceOf(model: GearModel, row: GearRow): string {
  return `gear:${model.id}:${row.id}`
}

export type Made = {
  readonly craft: GearCraft
  readonly cost: { readonly gold: number; readonly resources: readonly ResourceAmount[] }
}

/**
 * Adds a craft to a locked player's piece or blank. 404; 422 forgeLevelTooLow, craftEmpty, craftTooManyKinds,
 * craftUnavailable, craftOverBudget, craftPresent, craftOfOtherGear, gearInMarket, notEnoughResources, notEnoughGold,
 * levelTooLow.
 */
export async function layCraft(
  player: LockedPlayer,
  { targetEntityId, gearId, choice: wanted }: MakeCraftRequest,
): Promise<Made> {
  const model = recipeModel(gearId)
  const [{ row, gear }, stacks] = await Promise.all([
    findOneOwnGear(player, targetEntityId),
    readResources(player.id),
  ])
  const choice = cleanChoice(wanted)
  const skills = skillsOf(player)
  const cost = craftCost(craftPoints(choice), CRAFT_MATERIALS[model.gearClass], skills.craftCost)
  const craft = { ...makeCraft(choice, model.id), materials: cost.resources }
  const { gold, diamonds } = player
  refuseByRules([
    ...craftRefusals({
      choice,
      allowed: CRAFT_BONUSES_OF_CLASS[model.gearClass],
      gearId: model.id,
      target: { gearId: row.gearId, isBlank: isBlank(gear), craft: row.craft, isInMarket: row.isInMarket },
      forgeLevel: player.forge,
      budget: craftBudget(player.forge, skills.craftBudget),
      cost,
      purse: { gold, diamonds },
      stock: Object.fromEntries(stacks.map((stack) => [stack.id, stack.amount - stack.amountInMarket])),
    }),
    ...wornLevelRefusals({ ...gear, craft }, player.level),
  ])
  const reference = referenceOf(model, row)
  await removeResources(player, cost.resources, 'CRAFT', reference)
  spend(player, { gold: cost.gold }, 'CRAFT', { reference })
  saveGear(row, { craft, craftBy: player.id })
  return { craft, cost }
}

/**
 * Removes a craft from a locked player's piece and returns its materials. 404; 422 noCraft, gearInMarket,
 * forgeLevelTooLow, notEnoughSpace, notEnoughDiamonds.
 */
export async function takeCraftOff(
  player: LockedPlayer,
  gearEntityId: number,
): Promise<readonly ResourceAmount[]> {
  const [{ row, gear }, stacks] = await Promise.all([
    findOneOwnGear(player, gearEntityId),
    readResources(player.id),
  ])
  const resources = row.craft ? materialsOfCraft(row.craft) : []
  refuseByRules([
    ...craftResetRefusals({ gear: row, forgeLevel: player.forge, diamonds: player.diamonds }),
    ...inMarketRefusals(row),
    ...craftReturnRefusals(resources, Object.fromEntries(stacks.map(({ id, amount }) => [id, amount]))),
  ])
  const reference = referenceOf(gear.model, row)
  spend(player, CRAFT_RESET_COST, 'CRAFT', { reference })
  saveGear(row, { craft: null, craftBy: null })
  return receiveResources(player, resources, 'CRAFT', reference)
}
