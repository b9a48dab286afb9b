import { useEffect } from 'react'

const GAME_NAME = 'Донжон'

/** Sets the document's title: «Войско · Донжон». */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === GAME_NAME ? GAME_NAME : `${title} · ${GAME_NAME}`
  }, [title])
}
