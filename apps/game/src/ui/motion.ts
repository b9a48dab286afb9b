import { useSyncExternalStore } from 'react'
import { preferences, watchPreferences } from './preferences.ts'

const SYSTEM = '(prefers-reduced-motion: reduce)'

/** Whether pictures stand still: the player's choice, or as the device is set. */
export function isMotionReduced(): boolean {
  const { motion } = preferences()
  return motion === 'SYSTEM' ? matchMedia(SYSTEM).matches : motion === 'REDUCED'
}

function watch(listener: () => void): () => void {
  const list = matchMedia(SYSTEM)
  list.addEventListener('change', listener)
  const stop = watchPreferences(listener)
  return () => {
    list.removeEventListener('change', listener)
    stop()
  }
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(watch, isMotionReduced, () => false)
}

/** Keeps `data-motion` on the root, which all style sheets obey. */
export function keepMotion(): () => void {
  const apply = () => {
    document.documentElement.dataset.motion = isMotionReduced() ? 'reduced' : 'full'
  }
  apply()
  return watch(apply)
}
