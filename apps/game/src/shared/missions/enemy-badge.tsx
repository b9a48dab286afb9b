import type { ComponentType, SVGProps } from 'react'
import type { EnemyCharacter } from '#generated/types.ts'
import Fierce from '~icons/game-icons/axe-swing'
import Many from '~icons/game-icons/backup'
import Armored from '~icons/game-icons/checked-shield'
import Lucky from '~icons/game-icons/clover'
import Nimble from '~icons/game-icons/dodging'
import Ranged from '~icons/game-icons/high-shot'
import styles from './enemy-badge.module.css'

const SIGNS = {
  ARMORED: Armored,
  NIMBLE: Nimble,
  LUCKY: Lucky,
  RANGED: Ranged,
  MANY: Many,
  FIERCE: Fierce,
} satisfies Record<EnemyCharacter['kind'], ComponentType<SVGProps<SVGSVGElement>>>

/** What is remarkable about the enemy, in one word. */
export function EnemyBadge({ character }: { character: EnemyCharacter }) {
  const Sign = SIGNS[character.kind]
  return (
    <span className={styles.badge}>
      <Sign aria-hidden="true" /> {character.badge}
    </span>
  )
}

/** What to do about it: arm, skill and gear. */
export function EnemyAdvice({ character }: { character: EnemyCharacter }) {
  return (
    <p className={styles.advice}>
      <EnemyBadge character={character} />
      {character.advice}
    </p>
  )
}
