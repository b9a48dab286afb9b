import type { CraftBookData, ForgeCraftData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readCategories, readRecipes } from './book-rows.ts'
import { viewCraftBook, viewForgeCraft } from './views.ts'

/** Channel forgeCraft: everything follows from the player's own row and the catalogue. */
export async function forgeCraft(_playerId: number, { player }: LiveContext): Promise<ForgeCraftData> {
  return viewForgeCraft(player)
}

/** Channel craftBook: two statements in one round trip. */
export async function craftBook(playerId: number): Promise<CraftBookData> {
  const [categories, recipes] = await Promise.all([readCategories(playerId), readRecipes(playerId)])
  return viewCraftBook(categories, recipes)
}
