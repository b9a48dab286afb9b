import type { ReactNode } from 'react'
import type { ChallengeType } from '#generated/types.ts'
import { CHALLENGE_ICONS } from '../../shared/challenges/challenge-icons.ts'
import { challengeTitle } from '../../shared/challenges/challenge-words.ts'
import styles from './challenges.module.css'

type ChallengeHeadProps = {
  type: ChallengeType
  /** Below the name: when it runs or ran. */
  children: ReactNode
}

/** The sign and the name of a challenge. */
export function ChallengeHead({ type, children }: ChallengeHeadProps) {
  const Icon = CHALLENGE_ICONS[type]
  return (
    <div className={styles.head}>
      <span className={styles.sign}>
        <Icon aria-hidden="true" />
      </span>
      <div>
        <h2>{challengeTitle(type)}</h2>
        <p className="num">{children}</p>
      </div>
    </div>
  )
}
