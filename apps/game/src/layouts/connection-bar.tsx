import { useEffect, useState } from 'react'
import { useLiveState } from '../live/use-live-state.ts'
import { useOffline } from '../live/use-offline.ts'
import { FailedIcon } from '../ui/pictures/icons.ts'
import { LoadingDots } from '../ui/surfaces/loading-dots.tsx'
import styles from './connection-bar.module.css'

/** Shorter gaps (ms) are not shown: the connection usually returns within them. */
const OFFLINE_NOTICE_DELAY_MS = 2000

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

export function ConnectionBar() {
  const { phase, isReconnecting } = useLiveState()
  const isOffline = useOffline()
  const [late, setLate] = useState(false)
  const lost = phase === 'disconnected' || isOffline

  useEffect(() => {
    if (!lost) return
    const timer = setTimeout(() => setLate(true), OFFLINE_NOTICE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [lost])

  return lost && late ? <ConnectionBarView isReconnecting={isReconnecting} /> : null
}
