import type { ReactNode } from 'react'
import { ServerDrawn } from '../../shell/server-drawn.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './about-page.module.css'

type AboutSceneProps = {
  /** Names the picture. */
  id: string
  title: string
  picture: ReactNode
  children: ReactNode
}

/** One stop of the tour: a drawn scene and what it means for the player. */
export function AboutScene({ id, title, picture, children }: AboutSceneProps) {
  return (
    <Card kind="flush" className={styles.scene} label={title}>
      <ServerDrawn id={id} className={styles.picture}>
        {picture}
      </ServerDrawn>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </Card>
  )
}
