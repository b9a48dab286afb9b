import { RESIZE_THROTTLE_MS } from '../constants.ts'

/**
 * Calls back when the window's size changes, at most once in 100 ms, the last change included. Returns a stop
 * function.
 */
export function watchResize(onResize: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      onResize()
    }, RESIZE_THROTTLE_MS)
  }
  window.addEventListener('resize', wait)
  return () => {
    window.removeEventListener('resize', wait)
    clearTimeout(timer)
  }
}
