import { useState } from 'react'
import {
  useCreateCraftCategory,
  useDeleteCraftCategory,
  useDeleteCraftRecipe,
  useMakeCraft,
  useMoveCraftRecipe,
  useRenameCraftCategory,
} from '#generated/hooks/craft.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { notify } from '../../shell/notify.ts'
import { CraftBookView } from './craft-book-view.tsx'
import { stockOfStacks } from './craft-plan.ts'
import type { BookActions } from './recipe-row.tsx'

/** The craft book with live data. */
export function CraftBookPage() {
  const book = useGameData('craftBook')
  const forge = useGameData('forgeCraft')
  const inventory = useGameData('inventory')
  const { lord: customer, ...panel } = useLord()
  const make = useMakeCraft({ mutation: { onSuccess: () => notify('success', 'Отделка готова') } })
  const add = useCreateCraftCategory()
  const rename = useRenameCraftCategory()
  const remove = useDeleteCraftCategory()
  const move = useMoveCraftRecipe()
  const strike = useDeleteCraftRecipe({
    mutation: { onSuccess: () => notify('success', 'Рецепт вычеркнут') },
  })
  const [making, setMaking] = useState<number | null>(null)
  const underway: BookActions['underway'] =
    make.isPending && making !== null
      ? { action: 'craft', recipeId: making }
      : strike.isPending
        ? { action: 'delete', recipeId: strike.variables.recipeId }
        : move.isPending
          ? { action: 'move', recipeId: move.variables.recipeId }
          : null
  return (
    <CraftBookView
      book={book.data}
      workshop={
        forge.data && inventory.data && customer
          ? {
              forge: forge.data,
              gear: inventory.data.gear,
              stock: stockOfStacks(inventory.data.resources),
              customer,
            }
          : undefined
      }
      underway={underway}
      onCraft={({ id }, { recipeId, gearId, choice }) => {
        if (id === null) return
        setMaking(recipeId)
        make.mutate({ data: { targetEntityId: id, gearId, choice } })
      }}
      onMove={({ recipeId }, categoryId) => move.mutate({ recipeId, data: { categoryId } })}
      onDelete={({ recipeId }) => strike.mutate({ recipeId })}
      isAdding={add.isPending}
      onAdd={(name) => add.mutate({ data: { name } })}
      onRename={({ categoryId }, name) => rename.mutate({ categoryId, data: { name } })}
      onRemove={({ categoryId }) => remove.mutate({ categoryId })}
      renaming={rename.isPending ? rename.variables.categoryId : null}
      removing={remove.isPending ? remove.variables.categoryId : null}
      {...together(book, forge, inventory, panel)}
    />
  )
}
