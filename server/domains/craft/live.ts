import type { Channel } from '../../game/live/channels.ts'
import { readCategories, readRecipes } from './book-rows.ts'
import { viewCraftBook, viewForgeCraft } from './views.ts'

/** Channel forgeCraft: from the player's row and the catalogue. */
const forgeCraft: Channel<'forgeCraft'> = {
  reads: ['forge', 'skills'],
  view: async ({ player }) => viewForgeCraft(player),
}

/** Channel craftBook: two statements in one round trip. */
const craftBook: Channel<'craftBook'> = {
  reads: ['craftBook'],
  view: async ({ player }) => {
    const [categories, recipes] = await Promise.all([readCategories(player.id), readRecipes(player.id)])
    return viewCraftBook(categories, recipes)
  },
}

export const craftChannels = { forgeCraft, craftBook }
