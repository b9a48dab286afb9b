import { useState } from 'react'
import { useTransferBlankToGear } from '#generated/hooks/inventory.ts'
import type { Gear } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { notify } from '../../shell/notify.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CraftedIcon } from '../../ui/pictures/icons.ts'
import { carriesWork } from './transfer-plan.ts'
import { TransferSheet } from './transfer-sheet.tsx'

/** «Перенести на вещь» of a blank, live: opens the sheet of targets. Nothing for a blank that carries no work. */
export function TransferAction({ blank }: { blank: Gear }) {
  const [open, setOpen] = useState(false)
  const inventory = useGameData('inventory')
  const panel = useGameData('controlPanel')
  const transfer = useTransferBlankToGear({
    mutation: {
      onSuccess: () => {
        setOpen(false)
        notify('success', 'Работа перенесена, заготовка исчезла')
      },
    },
  })
  if (!carriesWork(blank)) return null
  return (
    <>
      <Button icon={<CraftedIcon />} onClick={() => setOpen(true)}>
        Перенести на вещь
      </Button>
      {open && inventory.data && panel.data && (
        <TransferSheet
          blank={blank}
          gear={inventory.data.gear}
          level={panel.data.baseInfo.level}
          moving={transfer.isPending ? transfer.variables.data.gearEntityId : null}
          onTransfer={({ id }) => {
            if (id !== null && blank.id !== null) {
              transfer.mutate({ data: { blankEntityId: blank.id, gearEntityId: id } })
            }
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
