import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react'
import { isOffline } from '../ui/offline.ts'
import { notify } from './notify.ts'
import { holdsTypedText } from './typed-text.ts'

const RELOADED_AT_KEY = 'donjon-reloaded-at'
/** A second failure within this time (ms) is shown instead of another reload. */
const RELOAD_INTERVAL_MS = 60_000
/** Wait (ms) between checks whether the server is reachable. */
const LOAD_RETRY_DELAY_MS = 3000
/** Delay (ms) before preloading: the page's own code and data come first. */
const PRELOAD_DELAY_MS = 1500

/**
 * Code that failed to load although the server is reachable. Only a reload helps, since the browser caches the
 * failure.
 */
export class ChunkError extends Error {}

/** Whether a failed chunk may reload the page now. Remembers the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(RELOADED_AT_KEY) ?? 0)
  if (now - last < RELOAD_INTERVAL_MS) return false
  storage.setItem(RELOADED_AT_KEY, String(now))
  return true
}

const QUESTION =
  'Вышла новая версия игры, нужна перезагрузка. Набранный текст пропадёт. Перезагрузить сейчас?'

function reloadOnce(): boolean {
  // The browser's own question: our window may be a part that cannot be loaded any more.
  if (holdsTypedText() && !confirm(QUESTION)) return true
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

/** Waits until the server answers: a reload without a network would lose the open page. */
async function untilReachable(): Promise<void> {
  if (await isReachable()) return
  notify('warning', 'Нет связи', 'Откроется, как только связь вернётся.')
  do await new Promise((done) => setTimeout(done, LOAD_RETRY_DELAY_MS))
  while (!(await isReachable()))
}

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { preload: () => void }

/**
 * A page, or a part of one, loaded when it is first shown. When its chunk cannot be loaded (a newer version is out)
 * the page reloads once (docs/game.md §4). With typed text on the page the player is asked first, and after a no the part stays empty.
 */
export function lazyPart<Props = object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null
  const begin = () => {
    loading ??= load().then((part) => ({ default: part }))
    return loading
  }
  const start = async () => {
    if (isOffline()) await untilReachable()
    return begin().catch(async () => {
      await untilReachable()
      if (reloadOnce()) return new Promise<never>(() => undefined)
      throw new ChunkError('A part of the game could not be loaded')
    })
  }
  return Object.assign(lazy(start), {
    preload: () => {
      if (!isOffline()) void begin().catch(() => undefined)
    },
  })
}

/** Preloads a part after the page, so that the press that shows it is answered at once, also without a network. */
export function usePreload(part: Pick<LazyPart<object>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(part.preload, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [part])
}
