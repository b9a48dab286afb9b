import { PageLink } from '../../shell/page-link.tsx'

type PlayerNameProps = {
  playerId: number
  name: string
}

/** The name of a player: a link to the player's page. For places that open no earlier than such pages. */
export function PlayerName({ playerId, name }: PlayerNameProps) {
  return (
    <PageLink to="player" of={playerId}>
      {name}
    </PageLink>
  )
}
