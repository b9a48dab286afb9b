import { useEffect, useId, useRef, useState } from 'react'
import { categoryNameRefusals, craftCategoryName } from '../../../../../rules/gear/craft-book.ts'
import { TEXT_LENGTHS } from '../../../../../rules/text-length.ts'
import { Button } from '../../ui/button.tsx'
import styles from './book.module.css'

type CategoryFormProps = {
  /** The present name; empty for a new section. */
  name: string
  /** Names of the other sections. */
  others: readonly string[]
  isSaving: boolean
  onSave: (name: string) => void
  onClose: () => void
}

/** A name for a section of the book. */
export function CategoryForm({ name, others, isSaving, onSave, onClose }: CategoryFormProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  useEffect(() => box.current?.focus(), [])
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
      <label htmlFor={id}>{name === '' ? 'Новый раздел' : 'Новое название'}</label>
      <input
        ref={box}
        id={id}
        value={typed}
        maxLength={max}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <small id={`${id}-hint`}>
        От {min} до {max} символов
      </small>
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
