import { useSearchParams } from 'react-router-dom'
import { useMakeCraft, useResetCraft, useSaveCraftRecipe } from '#generated/hooks/craft.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../shared/castle/use-lord.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { notify } from '../../shell/notify.ts'
import { isPageOpen } from '../../shell/page-open.ts'
import { CraftView } from './craft-view.tsx'
import { TransferAction } from './transfer-action.tsx'

/** Crafts with live data. The gear on the bench is in the address, so that a link or «Назад» leads to it. */
export function CraftPage() {
  const forge = useGameData('forgeCraft')
  const inventory = useGameData('inventory')
  const book = useGameData('craftBook')
  const layout = useGameData('playerLayout')
  const { lord: customer, ...panel } = useLord()
  const make = useMakeCraft({ mutation: { onSuccess: () => notify('success', 'Отделка готова') } })
  const reset = useResetCraft({
    mutation: { onSuccess: () => notify('success', 'Отделка снята, ресурсы вернулись на склад') },
  })
  const save = useSaveCraftRecipe({
    mutation: { onSuccess: () => notify('success', 'Рецепт записан в книгу') },
  })
  const [search, setSearch] = useSearchParams()
  const isBookOpen = isPageOpen(layout.data?.unlocks, 'craftBook')
  return (
    <CraftView
      forge={forge.data}
      inventory={inventory.data}
      recipes={book.data?.recipes ?? []}
      customer={customer}
      selectedId={Number(search.get('gear')) || null}
      onSelect={(id) => setSearch(id === null ? {} : { gear: String(id) }, { replace: true })}
      onCraft={({ id }, { gearId, choice }) => {
        if (id !== null) make.mutate({ data: { targetEntityId: id, gearId, choice } })
      }}
      onReset={({ id }) => {
        if (id !== null) reset.mutate({ data: { gearEntityId: id } })
      }}
      onSave={({ gearId, choice }) => save.mutate({ data: { gearId, choice } })}
      isBookOpen={isBookOpen}
      crafting={make.isPending ? make.variables.data.targetEntityId : null}
      resetting={reset.isPending ? reset.variables.data.gearEntityId : null}
      isSaving={save.isPending}
      transferOf={(gear) => (isBlankGear(gear) ? <TransferAction blank={gear} /> : null)}
      {...together(forge, inventory, book, layout, panel)}
    />
  )
}
