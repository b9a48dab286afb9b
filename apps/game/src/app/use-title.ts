import { useEffect } from 'react'

const gameName = 'Донжон'

/** The document's title: «Войско · Донжон». */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === gameName ? gameName : `${title} · ${gameName}`
  }, [title])
}
