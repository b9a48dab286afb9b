import { createContext, useContext } from 'react'
import type { TimeOfDay } from '../palette.ts'

/** What small parts need to know of the picture they stand in. */
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
