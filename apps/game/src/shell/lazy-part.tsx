import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { notify } from './notify.ts'

const mark = 'donjon-reloaded-at'
/** A second failure within this time (ms) is shown instead of reloading again. */
const patience = 60_000
/** Wait (ms) between two looks whether the server can be reached again. */
const lookAgain = 3000
/** What a page may need before (ms): its own code and data. */
const afterPage = 1500

/** Code that did not come though the server is there: only the page's reload helps, since the browser keeps the failure. */
export class ChunkError extends Error {}

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

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A reload without a network would lose the page one is on: it waits until the server answers. */
async function untilReachable(): Promise<void> {
  if (await isReachable()) return
  notify('warning', 'Нет связи', 'Откроется, как только она вернётся.')
  do await new Promise((done) => setTimeout(done, lookAgain))
  while (!(await isReachable()))
}

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void }

/**
 * A page, or a part of one, loaded when it is first shown. A chunk that cannot be loaded (a newer version is out) reloads
 * the page, once (docs/game.md §4).
 */
export function lazyPart<Props = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  const begin = () => {
    loading ??= load().then((part) => ({ default: part }))
    return loading
  }
  const start = () =>
    begin().catch(async () => {
      await untilReachable()
      if (reloadOnce()) return new Promise<never>(() => undefined)
      throw new ChunkError('A part of the game could not be loaded')
    })
  return Object.assign(lazy(start), { preload: () => void begin().catch(() => undefined) })
}

/** Fetches a part that a press will show, once the page stands: the press is answered at once, also without a network. */
export function usePreload(part: Pick<LazyPart<object>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(part.preload, afterPage)
    return () => clearTimeout(timer)
  }, [part])
}
