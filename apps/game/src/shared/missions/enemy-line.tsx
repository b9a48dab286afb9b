import type { ReactNode } from 'react'
import styles from './enemy-line.module.css'
import { MissionSign } from './mission-sign.tsx'

type EnemyLineProps = {
  icon: string
  name: string
  /** Strength, chance, character. */
  children: ReactNode
}

/** An enemy's sign and name, and what is known of it. */
export function EnemyLine({ icon, name, children }: EnemyLineProps) {
  return (
    <div className={styles.enemy}>
      <MissionSign icon={icon} />
      <p>
        <b>{name}</b>
        {children}
      </p>
    </div>
  )
}

/** The word for the enemy's strength compared with the army, in its colour. */
export function EnemyStrength({ text }: { text: string }) {
  return <strong className={toneOf(text)}>{text}</strong>
}

function toneOf(text: string): string | undefined {
  if (text.includes('слабее')) return styles.weaker
  return text.includes('сильнее') ? styles.stronger : undefined
}
