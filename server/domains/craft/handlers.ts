import { CRAFT_RESET_COST } from '#rules/craft/craft.ts'
import { command } from '../../game/commands/command.ts'
import { viewCraft } from '../../game/items/craft-view.ts'
import { viewCost, viewResources } from '../../game/items/resource-views.ts'
import { advance } from '../../game/quests/advance.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import {
  createCategory,
  deleteCategory,
  deleteRecipe,
  moveRecipe,
  renameCategory,
  saveRecipe,
} from './craft-book.ts'
import { layCraft, takeCraftOff } from './make-craft.ts'

export const craftHandlers = {
  makeCraft: command(async ({ player, body }) => {
    const { craft, cost, events } = await layCraft(player, body)
    await advance(player.id, ...events)
    return { gearEntityId: body.targetEntityId, craft: viewCraft(craft, player.name), cost: viewCost(cost) }
  }),

  resetCraft: command(async ({ player, body: { gearEntityId } }) => ({
    gearEntityId,
    cost: { ...CRAFT_RESET_COST },
    resources: viewResources(await takeCraftOff(player, gearEntityId)),
  })),

  createCraftCategory: command(({ player, body: { name } }) => createCategory(player, name)),

  renameCraftCategory: command(({ player, params: { categoryId }, body: { name } }) =>
    renameCategory(player, categoryId, name),
  ),

  deleteCraftCategory: command(async ({ player, params: { categoryId } }) => {
    await deleteCategory(player, categoryId)
    return { categoryId }
  }),

  saveCraftRecipe: command(async ({ player, body }) => ({
    recipeId: await saveRecipe(player, body),
    categoryId: body.categoryId ?? null,
  })),

  moveCraftRecipe: command(async ({ player, params: { recipeId }, body: { categoryId } }) => {
    await moveRecipe(player, recipeId, categoryId)
    return { recipeId, categoryId }
  }),

  deleteCraftRecipe: command(async ({ player, params: { recipeId } }) => {
    await deleteRecipe(player, recipeId)
    return { recipeId }
  }),
} satisfies HandlersOf<'craft'>
