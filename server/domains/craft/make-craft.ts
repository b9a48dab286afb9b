import { CRAFT_BONUSES_OF_CLASS } from '#catalogue/craft/craft-bonuses.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import type { MakeCraftRequest } from '#generated/types.ts'
import { type DecidedCraft, decideCraft, decideCraftReset } from '#rules/craft/decide-craft.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { skillsOf } from '../../game/army/player-army.ts'
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

/**
 * Adds a craft to a locked player's item or blank. 404; 422 forgeLevelTooLow, craftEmpty, craftTooManyKinds,
 * craftUnavailable, craftOverBudget, craftPresent, craftOfOtherGear, gearInMarket, notEnoughResources, notEnoughGold,
 * levelTooLow.
 */
export async function layCraft(
  player: LockedPlayer,
  { targetEntityId, gearId, choice }: MakeCraftRequest,
): Promise<DecidedCraft> {
  const model = recipeModel(gearId)
  const [{ row, gear }, stacks] = await Promise.all([
    findOneOwnGear(player, targetEntityId),
    readResources(player.id),
  ])
  const skills = skillsOf(player)
  const made = decideCraft(
    {
      target: gear,
      forgeLevel: player.forge,
      skills: { budget: skills.craftBudget, discount: skills.craftCost },
      level: player.level,
      gold: player.gold,
      stock: Object.fromEntries(stacks.map((stack) => [stack.id, stack.amount - stack.amountInMarket])),
    },
    {
      gearId: model.id,
      allowed: CRAFT_BONUSES_OF_CLASS[model.gearClass],
      materials: CRAFT_MATERIALS[model.gearClass],
      choice,
    },
  )
  refuseByRules(made.refusals)
  const reference = referenceOf(model, row)
  await removeResources(player, made.cost.resources, 'CRAFT', reference)
  spend(player, { gold: made.cost.gold }, 'CRAFT', { reference })
  saveGear(row, { craft: made.craft, craftBy: player.id })
  return made
}

/**
 * Removes a craft from a locked player's item and returns its materials. 404; 422 noCraft, gearInMarket,
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
  const reset = decideCraftReset({
    gear: row,
    materials: row.craft ? materialsOfCraft(row.craft) : [],
    forgeLevel: player.forge,
    diamonds: player.diamonds,
    stacks: Object.fromEntries(stacks.map(({ id, amount }) => [id, amount])),
  })
  refuseByRules(reset.refusals)
  const reference = referenceOf(gear.model, row)
  spend(player, reset.cost, 'CRAFT', { reference })
  saveGear(row, { craft: null, craftBy: null })
  return receiveResources(player, reset.resources, 'CRAFT', reference)
}
