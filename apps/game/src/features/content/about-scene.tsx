import type { ReactNode } from 'react'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './about-page.module.css'

type AboutSceneProps = { title: string; picture: ReactNode; children: ReactNode }

/** One stop of the tour: a drawn scene and what it means for the player. */
export function AboutScene({ title, picture, children }: AboutSceneProps) {
  return (
    <Card kind="flush" className={styles.scene} label={title}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </Card>
  )
}
