import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { craftCategories, craftRecipes } from './models.ts'

export const tables = [
  describeTable(craftRecipes, {
    kept: 'as long as the castle: at most 100',
    ownData: {
      part: 'CASTLE',
      title: 'Рецепты',
      columns: ['choice'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM craft_recipe WHERE player_id = ${playerId}`,
  }),
  describeTable(craftCategories, {
    kept: 'as long as the castle: at most 20',
    ownData: {
      part: 'CASTLE',
      title: 'Разделы книги рецептов',
      columns: ['name'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM craft_category WHERE player_id = ${playerId}`,
  }),
]
