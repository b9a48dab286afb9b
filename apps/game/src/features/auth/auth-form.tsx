import type { ReactNode } from 'react'
import { Form } from '../../ui/forms/form.tsx'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import styles from './auth-form.module.css'

type AuthFormProps = {
  title: string
  icon: ReactNode
  /** Why the form is shown. */
  notice?: { title: string; text: string } | null
  /** Why the whole form was refused. */
  error?: string | undefined
  onSubmit: () => Promise<void>
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
        <Form error={error} onSubmit={onSubmit}>
          {children}
        </Form>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Card>
  )
}
