import type { CraftBookData, ForgeCraftData } from '../../../generated/events.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { readCategories, readRecipes } from './book-rows.ts'
import { viewCraftBook, viewForgeCraft } from './views.ts'

/** Channel forgeCraft: everything follows from the player's own row and the catalogue. */
export const forgeCraft = async (_playerId: number, { player }: LiveContext): Promise<ForgeCraftData> =>
  viewForgeCraft(player)

/** Channel craftBook: two statements in one round trip. */
export const craftBook = async (playerId: number): Promise<CraftBookData> => {
  const [categories, recipes] = await Promise.all([readCategories(playerId), readRecipes(playerId)])
  return viewCraftBook(categories, recipes)
}
