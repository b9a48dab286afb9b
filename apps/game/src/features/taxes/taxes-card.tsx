import { Suspense } from 'react'
import type { ControlPanelData } from '../../../../../generated/events.ts'
import { useStartTaxCollection } from '../../../../../generated/hooks/taxes/taxes.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { notify } from '../../app/notify.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { TaxSlip } from './tax-slip.tsx'

const TaxSheet = lazyPart(async () => (await import('./tax-sheet.tsx')).TaxSheet)

type TaxesCardProps = {
  taxes: ControlPanelData['taxes']
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** Taxes on the castle page: the slip, and the sheet in which a walk is chosen. */
export function TaxesCard({ taxes, isChoosing, onChoosing }: TaxesCardProps) {
  const start = useStartTaxCollection({
    mutation: {
      onSuccess: () => {
        onChoosing(false)
        notify('success', 'Сборщики вышли за ворота')
      },
    },
  })
  const army = useGameData('army').data
  const peasants = army?.groups.find(({ group }) => group === 'peasants')
  return (
    <>
      <TaxSlip taxes={taxes} onSend={() => onChoosing(true)} />
      {isChoosing && !taxes.active && (
        <Suspense fallback={null}>
          <TaxSheet
            choices={taxes.choices}
            peasants={peasants}
            isSending={start.isPending}
            onSend={(hours) => start.mutate({ data: { hours } })}
            onClose={() => onChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
