import { useState } from 'react'
import { groupOfSlot } from '#rules/gear/gear-class.ts'
import { changeRows } from '../../shared/gear/bonus-rows.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { ON_GROUP } from '../../shared/gear/gear-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { EquipIcon } from '../../ui/pictures/icons.ts'
import { QualityWord } from '../../ui/values/quality-word.tsx'
import type { BestChange, BestSet } from './best-changes.ts'
import styles from './best-gear.module.css'

export type BestGearProps = {
  set: BestSet
  /** In progress. */
  isWearing: boolean
  onWear: (changes: readonly BestChange[]) => void
}

/** Opens what the best gear would change, slot by slot, and equips it in one press. Nothing if the best is worn. */
export function BestGear({ set, isWearing, onWear }: BestGearProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { changes, gain } = set
  if (changes.length === 0) return null
  const items = counted(changes.length, ['вещь', 'вещи', 'вещей'])
  return (
    <div className={styles.best}>
      <Button full icon={<EquipIcon />} onClick={() => setIsOpen(true)}>
        Надеть лучшее: {items}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Надеть лучшее"
        footer={
          <Button variant="act" full icon={<EquipIcon />} loading={isWearing} onClick={() => onWear(changes)}>
            Надеть {items}
          </Button>
        }
      >
        <ul className={styles.changes}>
          {changes.map((change) => (
            <Change key={change.slot} {...change} />
          ))}
        </ul>
        <h3 className={styles.title}>Что это даст войску</h3>
        <dl className={`${styles.gain} num`}>
          {changeRows(gain).map(({ key, name, words, trend }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd className={styles[trend]}>{words}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Посчитано для отрядов, какие они сейчас. Снятые вещи вернутся на склад.</p>
      </Sheet>
    </div>
  )
}

function Change({ slot, gear, replaced }: BestChange) {
  const group = groupOfSlot(slot)
  const { art, material, quality, marks } = gearLooks(gear)
  return (
    <li>
      <GearIcon
        art={art}
        material={material}
        quality={quality}
        {...(marks.stars && { stars: marks.stars })}
      />
      <span className={styles.words}>
        <b>{gear.name}</b>
        <QualityWord quality={gear.quality} />
        <small>
          {group && ON_GROUP[group]}
          {replaced ? `, вместо «${replaced.name}», ${replaced.quality}\u00a0%` : ', сейчас пусто'}
        </small>
      </span>
    </li>
  )
}
