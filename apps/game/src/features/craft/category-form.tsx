import { useState } from 'react'
import { TEXT_LENGTHS } from '#rules/core/text-length.ts'
import { categoryNameRefusals, craftCategoryName } from '#rules/craft/craft-book.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextBox } from '../../ui/forms/text-box.tsx'
import styles from './book.module.css'

type CategoryFormProps = {
  /** The current name. Empty for a new category. */
  name: string
  /** Names of the other categories. */
  others: readonly string[]
  isSaving: boolean
  onSave: (name: string) => void
  onClose: () => void
}

/** Names a category of the book. */
export function CategoryForm({ name, others, isSaving, onSave, onClose }: CategoryFormProps) {
  const [typed, setTyped] = useState(name)
  const given = craftCategoryName(typed)
  const { min, max } = TEXT_LENGTHS.craftCategoryName
  const same = given === name && name !== '' ? [{ message: 'Раздел уже так называется' }] : []
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (categoryNameRefusals(given, others).length + same.length === 0) onSave(given)
      }}
    >
      <TextBox
        label={name === '' ? 'Новый раздел' : 'Новое название'}
        value={typed}
        onChange={setTyped}
        maxLength={max}
        hint={`От ${min} до ${max} символов`}
        takesFocus
      />
      <div className={styles.choice}>
        <Button onClick={onClose}>Отмена</Button>
        <Button
          variant="act"
          type="submit"
          loading={isSaving}
          cannot={[...categoryNameRefusals(given, others), ...same]}
        >
          {name === '' ? 'Добавить' : 'Назвать'}
        </Button>
      </div>
    </form>
  )
}
