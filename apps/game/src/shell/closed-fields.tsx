import type { ReactNode } from 'react'
import type { FeatureKey } from '#catalogue/appconfig/features.ts'
import { LockIcon } from '../ui/pictures/icons.ts'
import styles from './closed-fields.module.css'
import { useClosedReasons } from './closed-parts.ts'

type ClosedFieldsProps = {
  /** The part of the game for which the fields are filled in. */
  feature: FeatureKey
  children: ReactNode
}

/** Fields that take no input, with the reason above them, while administrators keep their part of the game closed. What is in them stays. */
export function ClosedFields({ feature, children }: ClosedFieldsProps) {
  const [reason] = useClosedReasons(feature)
  return (
    <fieldset className={styles.fields} disabled={reason !== undefined}>
      {reason && (
        <p className={styles.reason}>
          <LockIcon aria-hidden="true" />
          <span>
            <b>{reason.message}</b> {reason.detail}
          </span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
