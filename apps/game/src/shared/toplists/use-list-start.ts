import { useEffect, useEffectEvent, useState } from 'react'

/** Where the list begins: the page of a cursor, and whether to look at the own entry there. */
type Start = { cursor: string; isJump: boolean }

const TOP: Start = { cursor: '', isJump: false }

/** Where a list with places begins, and the jump to the own entry. */
export function useListStart() {
  const [start, setStart] = useState(TOP)
  return {
    start,
    onTop: () => setStart(TOP),
    /** Looks at the own entry: where it is if it `isThere`, else from the page of its cursor on. */
    jump: (isThere: boolean, cursor: string | null) =>
      setStart({ cursor: isThere ? start.cursor : (cursor ?? ''), isJump: true }),
    onArrival: () => setStart(({ cursor }) => ({ cursor, isJump: false })),
  }
}

/** Brings the own entry into sight once it is there. */
export function useArrival(isArriving: boolean, onArrival: () => void): void {
  const arrive = useEffectEvent(() => {
    document.querySelector('[data-own-entry]')?.scrollIntoView({ block: 'center' })
    onArrival()
  })
  useEffect(() => {
    if (isArriving) arrive()
  }, [isArriving])
}
