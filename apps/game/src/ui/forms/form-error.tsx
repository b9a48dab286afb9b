import { WarningIcon } from '../pictures/icons.ts'
import styles from './field.module.css'

type FormErrorProps = { message?: string | null | undefined }

/** Why the whole form was refused. Nothing without a message. */
export function FormError({ message }: FormErrorProps) {
  if (!message) return null
  return (
    <p className={styles.formError} role="alert">
      <WarningIcon />
      {message}
    </p>
  )
}
