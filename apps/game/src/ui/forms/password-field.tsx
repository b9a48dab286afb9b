import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ClosedEyeIcon, EyeIcon } from '../controls/control-icons.tsx'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  autoComplete: 'current-password' | 'new-password'
  onShow?: (isShown: boolean) => void
}

/** A password field with a button that shows the password. */
export function PasswordField<Values extends FieldValues>({ onShow, ...field }: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      toggle={
        <button
          type="button"
          className={styles.toggle}
          aria-label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          onClick={() => {
            setShown(!shown)
            onShow?.(!shown)
          }}
        >
          {shown ? <ClosedEyeIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
}
