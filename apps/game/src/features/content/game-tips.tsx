import { type ReactNode, useEffect, useState } from 'react'
import { useGetGameTips } from '#generated/hooks/content.ts'
import { Tips } from '../../ui/overlays/tips.tsx'

/** Delay (ms) after the start: the page's own data come first. */
const FIRST_FETCH_DELAY_MS = 1_500

/** Fetches the tips once, soon after the start, and provides them to the whole game. */
export function GameTips({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), FIRST_FETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useGetGameTips({ query: { enabled: isTime, staleTime: Infinity, gcTime: Infinity } })
  return <Tips tips={data}>{children}</Tips>
}
