import { type ReactNode, useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { isBlankGear } from '../../shared/gear/gear-looks.ts'
import { cannotLock } from '../../shared/gear/gear-reasons.ts'
import { RenameForm } from '../../shared/gear/rename-form.tsx'
import { cannotSellGear, soldFor } from '../../shared/items/sell-reasons.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import {
  EquipIcon,
  ForgeIcon,
  GoldIcon,
  LockIcon,
  RecycleIcon,
  RenameIcon,
  UnlockIcon,
} from '../../ui/pictures/icons.ts'
import styles from './actions.module.css'
import type { BestChange } from './best-changes.ts'
import { cannotEquip, cannotLay, cannotRecycle } from './inventory-reasons.ts'

/** An action in progress on gear. */
export type GearAction = 'equip' | 'unequip' | 'lock' | 'rename' | 'recycle' | 'sell'

export type GearHandlers = {
  onEquip: (gear: Gear, slot: number) => void
  onUnequip: (gear: Gear) => void
  onWearBest: (changes: readonly BestChange[]) => void
  isWearingBest: boolean
  onToggleLock: (gear: Gear) => void
  onRename: (gear: Gear, name: string) => void
  onRecycle: (gear: Gear) => void
  onSell: (gear: Gear) => void
  underway: { action: GearAction; gearId: number } | null
  /** The transfer button of a blank. */
  blankAction?: (blank: Gear) => ReactNode
  /** Whether the junk dealer is open, who renames and recycles. */
  isDealerOpen: boolean
  /** Enhance points that recycling brings, by gear id. Undefined while unknown. */
  recyclePoints: ReadonlyMap<number, number> | undefined
  /** Whether the shop is open, which buys gear. */
  isShopOpen: boolean
  /** Whether the forge is open, which sharpens gear. */
  isForgeOpen: boolean
}

type GearActionsProps = GearHandlers & {
  gear: Gear
  slot: number | undefined
  level: number
  diamonds: number
  /** The market's button. */
  offer: ReactNode
}

/** The buttons of gear that the player owns. */
export function GearActions(props: GearActionsProps) {
  const { gear, slot, level, diamonds, underway, isDealerOpen, isShopOpen } = props
  // The name when renaming began. The form closes once the new name has arrived.
  const [nameBefore, setNameBefore] = useState<string | null>(null)
  const doing = underway?.gearId === gear.id ? underway.action : null
  if (nameBefore === gear.name) {
    return (
      <RenameForm
        gear={gear}
        diamonds={diamonds}
        isRenaming={doing === 'rename'}
        onRename={(name) => props.onRename(gear, name)}
        onClose={() => setNameBefore(null)}
      />
    )
  }
  if (gear.isInMarket) {
    return (
      <div className={styles.actions}>
        <p className={styles.note}>Вещь на рынке. Пока она там, её не надеть, не заточить и не разобрать.</p>
        <div className={styles.main}>{props.offer}</div>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <WearButton {...props} slot={slot} level={level} doing={doing} />
      {isBlankGear(gear) && props.blankAction?.(gear)}
      {cannotLock(gear).length === 0 && (
        <Button
          icon={gear.isLocked ? <UnlockIcon /> : <LockIcon />}
          loading={doing === 'lock'}
          onClick={() => props.onToggleLock(gear)}
        >
          {gear.isLocked ? 'Разблокировать' : 'Заблокировать'}
        </Button>
      )}
      <GrindWay gear={gear} isForgeOpen={props.isForgeOpen} />
      {isShopOpen && (
        <Button
          icon={<GoldIcon />}
          loading={doing === 'sell'}
          cannot={cannotSellGear(gear)}
          confirm={{
            title: `Продать вещь «${gear.name}»?`,
            text: `Лавка заплатит ${formatNumber(soldFor(gear))} золота: половину своей цены. За звёзды и работу кузнеца она не платит.`,
          }}
          onClick={() => props.onSell(gear)}
        >
          Продать
        </Button>
      )}
      {isDealerOpen && (
        <>
          <Button icon={<RenameIcon />} onClick={() => setNameBefore(gear.name)}>
            Назвать
          </Button>
          <Button
            icon={<RecycleIcon />}
            loading={doing === 'recycle'}
            cannot={cannotRecycle(gear)}
            confirm={{
              title: `Разобрать вещь «${gear.name}»?`,
              text: recycleText(gear, props.recyclePoints),
            }}
            onClick={() => props.onRecycle(gear)}
          >
            Разобрать
          </Button>
        </>
      )}
      {props.offer}
    </div>
  )
}

/** The link to sharpening. */
function GrindWay({ gear, isForgeOpen }: { gear: Gear; isForgeOpen: boolean }) {
  const cannot = cannotLay(gear, isForgeOpen)
  if (cannot.length > 0) {
    return (
      <Button icon={<ForgeIcon />} cannot={cannot}>
        Заточить
      </Button>
    )
  }
  return (
    <PageLink className={buttonClass({})} to="grind" search={`gear=${gear.id}`}>
      <ForgeIcon />
      Заточить
    </PageLink>
  )
}

type WearButtonProps = Pick<GearActionsProps, 'gear' | 'slot' | 'level' | 'onEquip' | 'onUnequip'> & {
  doing: GearAction | null
}

function WearButton({ gear, slot, level, doing, onEquip, onUnequip }: WearButtonProps) {
  if (gear.equippedSlot !== null) {
    return (
      <div className={styles.main}>
        <Button
          full
          icon={<EquipIcon />}
          shortcut="E"
          loading={doing === 'unequip'}
          onClick={() => onUnequip(gear)}
        >
          Снять
        </Button>
      </div>
    )
  }
  if (isBlankGear(gear)) return null
  return (
    <div className={styles.main}>
      <Button
        variant="act"
        full
        icon={<EquipIcon />}
        shortcut="E"
        loading={doing === 'equip'}
        cannot={cannotEquip(gear, slot ?? 0, level)}
        onClick={() => slot !== undefined && onEquip(gear, slot)}
      >
        Надеть
      </Button>
    </div>
  )
}

function recycleText({ id }: Gear, recyclePoints: GearHandlers['recyclePoints']): string {
  const points = id === null ? undefined : recyclePoints?.get(id)
  const gain = points === undefined ? 'очки' : counted(points, POINT_FORMS)
  return `Вещь исчезнет. Вы получите ${gain} улучшения.`
}
