import { type ComponentType, type FunctionComponent, type LazyExoticComponent, lazy, useEffect } from 'react'
import { isOffline } from '../ui/offline.ts'
import type { StandIn } from './missing-part.tsx'
import { notify } from './notify.ts'

/** Wait (ms) between checks whether the server is reachable. */
const LOAD_RETRY_DELAY_MS = 3000
/** Delay (ms) before preloading: the page's own code and data come first. */
const PRELOAD_DELAY_MS = 1500

/**
 * Neither a part nor what takes its place could be loaded, although the server is reachable. Only a reload helps, since the browser caches the
 * failure.
 */
export class ChunkError extends Error {}

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

async function loadStandIn(kind: StandIn): Promise<FunctionComponent<object>> {
  await untilReachable()
  const loaded = await import('./missing-part.tsx').catch(() => null)
  if (loaded) return loaded.standIn(kind)
  if (kind === 'nothing') return () => null
  throw new ChunkError('A part of the game could not be loaded')
}

type Loaded<Props> = { default: ComponentType<Props> }

export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Gives nothing without a network, or if the file does not come. */
  preload: () => Promise<Loaded<Props> | undefined> | undefined
}

/**
 * A page, or a part of one, loaded when it is first shown. If its file does not come, the page reloads once: a newer version may be out
 * (docs/game.md §4). With typed text on the page the player is asked first, and after a no the part stays empty. If the file is missing again (a
 * content blocker may hide it), a stand-in takes its place, and the rest of the page is not affected.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  whenMissing: StandIn = 'note',
): LazyPart<Props> {
  let loading: Promise<Loaded<Props>> | null = null
  const begin = () => {
    loading ??= load().then((part) => ({ default: part }))
    return loading
  }
  const start = async () => {
    if (isOffline()) await untilReachable()
    return begin().catch(async () => ({ default: await loadStandIn(whenMissing) }))
  }
  return Object.assign(lazy(start), {
    preload: () => (isOffline() ? undefined : begin().catch(() => undefined)),
  })
}

/** Preloads a part after the page, so that the press that shows it is answered at once, also without a network. */
export function usePreload(part: { preload: () => unknown }): void {
  useEffect(() => {
    const timer = setTimeout(part.preload, PRELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [part])
}
