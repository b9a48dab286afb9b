import { createContext, useContext } from 'react'
import type { TimeOfDay } from '../palette.ts'

/** What the small parts need to know about their picture. */
export type Scene = {
  /** Prefix of every id in this picture, so that two castles on a page do not share gradients. */
  uid: string
  time: TimeOfDay
  armsId: number | string
}

export const SceneContext = createContext<Scene>({ uid: '', time: 'day', armsId: 0 })

export function useScene(): Scene {
  return useContext(SceneContext)
}
