import { useDrinkWine } from '#generated/hooks/inventory.ts'
import { notify } from '../../shell/notify.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { Drinking } from './drink.tsx'

/** Drinks wine, and tells which wine is being drunk. */
export function useDrink(): Pick<Drinking, 'drinking' | 'onDrink'> {
  const drink = useDrinkWine({
    mutation: {
      onSuccess: ({ health }) =>
        notify(
          'success',
          'Войско повеселело',
          `Здоровье: ${formatNumber(health.current)} из ${formatNumber(health.max)}`,
        ),
    },
  })
  return {
    drinking: drink.isPending ? drink.variables.data.consumableId : null,
    onDrink: ({ consumableId }) => drink.mutate({ data: { consumableId } }),
  }
}
