import { type ReactNode, useEffect, useState } from 'react'
import { useGetGameTips } from '../../../../../generated/hooks/content.ts'
import { Tips } from '../../ui/overlays/tips.tsx'

/** ms after the start: a page needs its own data first. */
const patience = 1_500

/** Asks for the tips once, soon after the start, and lets the whole game explain its numbers. */
export function GameTips({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), patience)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useGetGameTips({ query: { enabled: isTime, staleTime: Infinity, gcTime: Infinity } })
  return <Tips tips={data}>{children}</Tips>
}
