import { UNITS } from '#catalogue/army/units.ts'
import { useBuyUnits } from '#generated/hooks/army.ts'
import { plural } from '#rules/core/plurals.ts'
import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useFillArmy } from '../../shared/army/use-fill-army.ts'
import { notify } from '../../shell/notify.ts'
import { counted } from '../../ui/format/counted.ts'
import { ArmyView, type Purchase } from './army-view.tsx'

/** The army page: its strength, the eight groups, and hiring up to their maximum. */
export function ArmyPage() {
  const army = useGameData('army')
  const panel = useGameData('controlPanel')
  const buy = useBuyUnits({
    mutation: {
      onSuccess: (_result, { data }) => notify('success', `В войско ${welcome(data)}`),
    },
  })
  const filling = useFillArmy()
  return (
    <ArmyView
      army={army.data}
      gold={panel.data?.purse.gold}
      {...together(army, panel)}
      buying={buy.isPending ? buy.variables.data.group : null}
      onBuy={(data) => buy.mutate({ data })}
      {...filling}
    />
  )
}

/** «вступил 1 лучник», «вступило 5 лучников». */
function welcome({ group, amount }: Purchase): string {
  const forms = UNITS.find((unit) => unit.group === group)?.forms ?? ['воин', 'воина', 'воинов']
  return `${plural(amount, ['вступил', 'вступили', 'вступило'])} ${counted(amount, forms)}`
}
