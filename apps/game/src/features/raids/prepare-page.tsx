import { keepText } from '#apps/kept-text/kept-text.ts'
import { useSetGarrison, useSetMotto } from '#generated/hooks/raids.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useDrink } from '../../shared/items/use-drink.ts'
import { notify } from '../../shell/notify.ts'
import { usePageOpen } from '../../shell/page-open.ts'
import { MOTTO_FORM } from './motto-card.tsx'
import { PrepareView } from './prepare-view.tsx'

/** The own castle as raiders find it. */
export function PreparePage() {
  const raids = useGameData('raids')
  const panel = useGameData('controlPanel')
  const army = useGameData('army')
  const inventory = useGameData('inventory')
  const layout = useGameData('playerLayout')
  const isShopOpen = usePageOpen('shopConsumable')
  const drink = useDrink()
  // One after another: of quick taps the last one wins, even when the network is slow.
  const garrison = useSetGarrison({ mutation: { scope: { id: 'garrison' } } })
  const own = layout.data?.player
  const motto = useSetMotto({
    mutation: {
      onSuccess: ({ motto: kept }) => {
        if (own) keepText(own.playerId, MOTTO_FORM, {})
        notify('success', kept === '' ? 'Набеги останутся без девиза' : 'Девиз записан')
      },
    },
  })
  return (
    <PrepareView
      castle={
        raids.data && own
          ? {
              ...raids.data,
              ownId: own.playerId,
              armsId: own.arms,
              // Shown before the answer: a second tap counts from the first.
              ...(garrison.isPending && garrison.variables.data),
            }
          : undefined
      }
      level={panel.data?.baseInfo.level}
      cellar={
        army.data &&
        inventory.data && {
          ...drink,
          health: army.data.lastingHealth,
          wineReadyAt: inventory.data.wineReadyAt,
          wines: inventory.data.consumables.filter(({ consumableClass }) => consumableClass === 'wine'),
          isShopOpen,
        }
      }
      {...together(raids, panel, army, inventory, layout)}
      onGarrison={(plan) => garrison.mutate({ data: { garrison: plan } })}
      savingMotto={motto.isPending}
      onMotto={(text) => motto.mutate({ data: { motto: text } })}
    />
  )
}
