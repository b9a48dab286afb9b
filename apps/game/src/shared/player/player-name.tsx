import { PageLink } from '../../shell/page-link.tsx'
import { GuildTag } from '../guilds/guild-tag.tsx'

type PlayerNameProps = {
  playerId: number
  name: string
  /** Of the player's guild. Not shown where everybody has the same. */
  guildTag?: string | null
}

/** The name of a player: a link to the player's page. For places that open no earlier than such pages. */
export function PlayerName({ playerId, name, guildTag }: PlayerNameProps) {
  return (
    <>
      <PageLink to="player" of={playerId}>
        {name}
      </PageLink>
      {guildTag && (
        <>
          {' '}
          <GuildTag tag={guildTag} />
        </>
      )}
    </>
  )
}
