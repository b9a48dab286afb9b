import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveState } from '../live/connection.ts'
import { useLive } from '../live/live-context.ts'
import { POLL_INTERVAL_MS } from '../live/poll-by-calls.ts'
import { useOffline } from '../live/use-offline.ts'
import { FailedIcon } from '../ui/pictures/icons.ts'
import { LoadingDots } from '../ui/surfaces/loading-dots.tsx'
import styles from './connection-bar.module.css'

type Trouble = 'lost' | 'byCalls'

/** Shorter gaps (ms) are not shown: the connection usually returns within them, and within some seconds of a restart of the server. */
const NOTICE_DELAY_MS: Record<Trouble, number> = { lost: 2000, byCalls: 8000 }

/** Toasts appear below the bar, also after the window or its text changed: what was refused and why stay together. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return
  const watch = new ResizeObserver(() => {
    document.body.style.setProperty('--toast-top', `${bar.getBoundingClientRect().bottom + 8}px`)
  })
  watch.observe(bar)
  return () => {
    watch.disconnect()
    document.body.style.removeProperty('--toast-top')
  }
}

type ConnectionBarViewProps = { isReconnecting: boolean }

export function ConnectionBarView({ isReconnecting }: ConnectionBarViewProps) {
  return (
    <div className={styles.bar} role="status" ref={keepClear}>
      <FailedIcon />
      <span>Нет связи. Золото и войско в сохранности.</span>
      {isReconnecting && (
        <span className={styles.again}>
          <LoadingDots label="Соединяемся снова" />
        </span>
      )}
    </div>
  )
}

/** The network lets calls through, but no live connection: the game goes on, and news are some seconds late. */
export function CallsBarView() {
  return (
    <div className={`${styles.bar} ${styles.calm}`} role="status" ref={keepClear}>
      <span>{`Живой связи нет: обновляем раз в ${POLL_INTERVAL_MS / 1000} секунд.`}</span>
    </div>
  )
}

function troubleOf({ phase }: LiveState, isOffline: boolean): Trouble | null {
  if (phase === 'disconnected' || isOffline) return 'lost'
  return phase === 'byCalls' ? 'byCalls' : null
}

/** What the player should know of the connection. Nothing while it is there. */
export function ConnectionBar() {
  const state = useLiveState()
  const trouble = troubleOf(state, useOffline())
  const [shown, setShown] = useState<Trouble | null>(null)

  useEffect(() => {
    if (!trouble) return
    const timer = setTimeout(() => setShown(trouble), NOTICE_DELAY_MS[trouble])
    return () => {
      clearTimeout(timer)
      setShown(null)
    }
  }, [trouble])

  if (!trouble || shown !== trouble) return null
  return trouble === 'lost' ? <ConnectionBarView isReconnecting={state.isReconnecting} /> : <CallsBarView />
}

function useLiveState(): LiveState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.state, connection.state)
}
