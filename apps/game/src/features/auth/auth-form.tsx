import type { ReactNode } from 'react'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import styles from './auth-form.module.css'

type AuthFormProps = {
  title: string
  icon: ReactNode
  /** Why the form is shown. */
  notice?: { title: string; text: string } | null
  /** Why the whole form was refused. */
  error?: string | undefined
  onSubmit: () => void
  children: ReactNode
  /** Links to the other forms. */
  footer?: ReactNode
}

/** A card with one form. */
export function AuthForm({ title, icon, notice, error, onSubmit, children, footer }: AuthFormProps) {
  return (
    <Card kind="ruled">
      <div className={styles.panel}>
        <CardTitle icon={icon}>{title}</CardTitle>
        {notice && (
          <p className={styles.notice} role="status">
            <b>{notice.title}</b>
            {notice.text}
          </p>
        )}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <FormError message={error} />
          {children}
        </form>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Card>
  )
}
