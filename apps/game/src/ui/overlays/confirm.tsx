import type { ReactNode } from 'react'
import { buttonClass } from '../controls/button-class.ts'
import { Unbroken } from '../values/unbroken.tsx'
import styles from './confirm.module.css'

/** A confirmation: the action as a question, and its cost. */
export type ConfirmQuestion = {
  title: string
  text?: ReactNode
  /** Nothing brings back what is done: also asked of players who want no confirmations. */
  isGrave?: boolean
}

type ConfirmProps = { question: ConfirmQuestion; onConfirm: () => void; onCancel: () => void }

/** The body of a confirmation, shown in a popover beside its button. */
export function Confirm({ question, onConfirm, onCancel }: ConfirmProps) {
  return (
    <>
      <p className={styles.title}>
        <Unbroken>{question.title}</Unbroken>
      </p>
      {question.text && (
        <div className={styles.text}>
          <Unbroken>{question.text}</Unbroken>
        </div>
      )}
      <div className={styles.choice}>
        <button type="button" className={buttonClass({ small: true })} onClick={onCancel}>
          Отмена
        </button>
        <button type="button" className={buttonClass({ variant: 'act', small: true })} onClick={onConfirm}>
          Подтвердить
        </button>
      </div>
    </>
  )
}
