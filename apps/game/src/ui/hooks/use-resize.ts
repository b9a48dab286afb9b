import { useEffect, useEffectEvent } from 'react'
import { resizeThrottle } from '../constants.ts'

/** Calls back when the window's size changed, at most once in 100 ms, the last change included. */
export function useResize(onResize: () => void): void {
  const changed = useEffectEvent(onResize)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        changed()
      }, resizeThrottle)
    }
    window.addEventListener('resize', wait)
    return () => {
      window.removeEventListener('resize', wait)
      clearTimeout(timer)
    }
  }, [])
}
