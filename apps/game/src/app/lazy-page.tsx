import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const mark = 'donjon-reloaded-at'
/** A second failure within this time (ms) is shown instead of reloading again. */
const patience = 60_000

/** Whether a failed chunk may reload the page now; remembers that it did. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(mark) ?? 0)
  if (now - last < patience) return false
  storage.setItem(mark, String(now))
  return true
}

function reloadOnce(): boolean {
  try {
    if (!mayReload(sessionStorage, Date.now())) return false
  } catch {
    return false
  }
  location.reload()
  return true
}

export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void }

/**
 * A page loaded when it is first opened. A chunk that cannot be loaded (a newer version is out) reloads the page, once
 * (specification, section 4).
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<{ default: ComponentType }> | null = null
  const start = () => {
    loading ??= load().then(
      (page) => ({ default: page }),
      (error: unknown) => {
        loading = null
        if (reloadOnce()) return new Promise<never>(() => undefined)
        throw error
      },
    )
    return loading
  }
  return Object.assign(lazy(start), { preload: () => void start().catch(() => undefined) })
}
