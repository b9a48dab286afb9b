import { PageLink } from '../../shell/page-link.tsx'
import { usePageOpen } from '../../shell/page-open.ts'

type PlayerNameProps = {
  playerId: number
  name: string
  className?: string
}

/** The name of a player: a link to the player's page, once such pages are open. */
export function PlayerName({ playerId, name, className }: PlayerNameProps) {
  const isOpen = usePageOpen('player')
  if (!isOpen) return <span className={className}>{name}</span>
  return (
    <PageLink to="player" of={playerId} className={className}>
      {name}
    </PageLink>
  )
}
