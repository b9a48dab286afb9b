import { useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { enhanceResetPoints } from '#rules/forge/enhance.ts'
import { GearHead } from '../../shared/gear/gear-head.tsx'
import { RenameForm } from '../../shared/gear/rename-form.tsx'
import { BenchPanel } from '../../shared/gear/workbench.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { RenameIcon } from '../../ui/pictures/icons.ts'
import styles from './enhance.module.css'
import type { Customer } from './forge-reasons.ts'
import { cannotResetPoints } from './forge-reasons.ts'
import { PointsForm } from './points-form.tsx'

/** The actions with the stars of one gear item. */
export type StarsActions = {
  /** The action in progress. */
  doing: 'add' | 'reset' | 'rename' | null
  onAdd: (gearEntityId: number, points: number) => void
  onReset: (gearEntityId: number) => void
  onRename: (gearEntityId: number, name: string) => void
}

type StarsDetailProps = StarsActions & {
  gear: Gear
  enhancePoints: number
  customer: Customer
  /** True inside a sheet whose heading shows the name. */
  titled: boolean
}

/** Stars of one gear item: adding points, taking them out, renaming. */
export function StarsDetail(props: StarsDetailProps) {
  const { gear, enhancePoints, customer, titled, doing, onAdd, onReset, onRename } = props
  // The name when renaming began. The form closes once the new name has arrived.
  const [nameBefore, setNameBefore] = useState<string | null>(null)
  const id = gear.id ?? 0
  const back = enhanceResetPoints(gear.enhancePoints)
  if (nameBefore === gear.name) {
    return (
      <BenchPanel titled={titled}>
        <GearHead gear={gear} titled={titled} />
        <RenameForm
          gear={gear}
          diamonds={customer.diamonds}
          isRenaming={doing === 'rename'}
          onRename={(name) => onRename(id, name)}
          onClose={() => setNameBefore(null)}
        />
      </BenchPanel>
    )
  }
  return (
    <BenchPanel titled={titled}>
      <GearHead gear={gear} titled={titled} />
      <PointsForm
        gear={gear}
        atHand={enhancePoints}
        level={customer.level}
        isAdding={doing === 'add'}
        onAdd={(points) => onAdd(id, points)}
      />
      <div className={styles.actions}>
        <Button
          loading={doing === 'reset'}
          cannot={cannotResetPoints(gear)}
          confirm={{
            title: `Вернуть очки из вещи «${gear.name}»?`,
            text: `Звёзды погаснут. Вернётся половина: ${counted(back, POINT_FORMS)}, остальное пропадёт.`,
          }}
          onClick={() => onReset(id)}
        >
          Вернуть очки
        </Button>
        <Button icon={<RenameIcon />} onClick={() => setNameBefore(gear.name)}>
          Назвать
        </Button>
      </div>
    </BenchPanel>
  )
}
