import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Card } from '../ui/surfaces/card.tsx'
import { ErrorNote } from '../ui/surfaces/error-note.tsx'
import { PageSkeleton } from './page-boundary.tsx'

type OtherSiteProps = {
  /** `STARTED_AT`: this part loads later. */
  startedAt: string | null
}

/** An address that another document shows, the public site or the game: opens that document. */
export function OtherSite({ startedAt }: OtherSiteProps) {
  // This document came in place of the other one: the network is away. To open it again at once would not end.
  const isAway = useLocation().pathname === startedAt
  useEffect(() => {
    if (!isAway) location.replace(location.href)
  }, [isAway])
  if (!isAway) return <PageSkeleton />
  return (
    <Card>
      <ErrorNote
        message="Нет связи с сервером"
        detail="Проверьте интернет и попробуйте ещё раз."
        onRetry={() => location.reload()}
      />
    </Card>
  )
}
