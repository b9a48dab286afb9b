import { useState } from 'react'
import { itemArt } from '../../art/item-art.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { className } from '../../shared/gear/gear-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { LevelMin } from '../../ui/values/level-min.tsx'
import styles from './model-choice.module.css'
import type { CraftModel } from './model-list.ts'
import { ModelSheet } from './model-sheet.tsx'

type ModelChoiceProps = {
  model: CraftModel
  /** Models of which the player has gear. */
  owned: ReadonlySet<number>
  /** The player's level. */
  level: number
  onChoose: (model: CraftModel) => void
}

/** Chooses the model for a craft on a blank: any model, to wear or to sell. */
export function ModelChoice({ model, owned, level, onChoose }: ModelChoiceProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.choice}>
      <GearIcon
        art={itemArt(model.icon)}
        material={CLASS_MATERIALS[model.gearClass]}
        quality={null}
        size={56}
      />
      <div className={styles.words}>
        <span>Для какой вещи</span>
        <b>{model.name}</b>
        <span>
          {className(model.gearClass)}, <LevelMin levelMin={model.level} level={level} label="уровень" />
        </span>
      </div>
      <Button small label={`Сменить вещь «${model.name}»`} onClick={() => setOpen(true)}>
        Сменить
      </Button>
      {open && (
        <ModelSheet
          chosen={model.id}
          owned={owned}
          level={level}
          onChoose={(next) => {
            setOpen(false)
            onChoose(next)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
