import type { ReactNode } from 'react'
import styles from './form.module.css'
import { FormError } from './form-error.tsx'

type FormProps = {
  /** Why the whole form was refused. */
  error?: string | undefined
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The frame of a form: its fields below each other, under the reason of a refusal. The fields check their values. */
export function Form({ error, onSubmit, children }: FormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormError message={error} />
      {children}
    </form>
  )
}
