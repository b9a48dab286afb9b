import { useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { TEXT_LENGTHS } from '#rules/core/text-length.ts'
import { RENAME_COST } from '#rules/gear/rename.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DIAMOND_FORMS } from '../../ui/format/words.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { DiamondIcon } from '../../ui/pictures/icons.ts'
import styles from './detail.module.css'
import { cannotRename } from './gear-reasons.ts'

type RenameFormProps = {
  gear: Gear
  diamonds: number
  isRenaming: boolean
  onRename: (name: string) => void
  onClose: () => void
}

/** Gives gear an own name for diamonds, after a confirmation. */
export function RenameForm({ gear, diamonds, isRenaming, onRename, onClose }: RenameFormProps) {
  const [name, setName] = useState('')
  const given = name.trim()

  const { min, max } = TEXT_LENGTHS.gearName
  const same = given === gear.name ? [{ message: 'Вещь уже так называется' }] : []
  return (
    <form className={styles.rename} onSubmit={(event) => event.preventDefault()}>
      <TextBox
        label="Новое имя"
        value={name}
        onChange={setName}
        maxLength={max}
        placeholder={gear.name}
        hint={`От ${min} до ${max} символов. Цена: ${counted(RENAME_COST.diamonds, DIAMOND_FORMS)}.`}
        takesFocus
      />
      <div className={styles.choice}>
        <Button onClick={onClose}>Отмена</Button>
        <Button
          variant="act"
          type="submit"
          icon={<DiamondIcon />}
          loading={isRenaming}
          cannot={[...cannotRename(gear, name, diamonds), ...same]}
          confirm={{
            title: `Назвать вещь «${given}»?`,
            text: `Это стоит ${counted(RENAME_COST.diamonds, DIAMOND_FORMS)}.`,
          }}
          onClick={() => onRename(given)}
        >
          Назвать за {formatNumber(RENAME_COST.diamonds)}
        </Button>
      </div>
    </form>
  )
}
