import { useEffect } from 'react'

const gameName = 'Донжон'

/** Sets the document's title: «Войско · Донжон». */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === gameName ? gameName : `${title} · ${gameName}`
  }, [title])
}
