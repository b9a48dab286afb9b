import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { AdminAlikeName } from '#generated/types.ts'
import { RESERVED } from './name-words.ts'

type OwnerLinkProps = {
  name: string
  ownerId: number
  /** Null: the owner is a player. */
  guildTag: string | null
}

/** The name as the way to the player's card, or to the guild's page of the game in another tab. */
function OwnerLink({ name, ownerId, guildTag }: OwnerLinkProps) {
  if (guildTag === null) {
    return (
      <Link component={RouterLink} to={`/players/${ownerId}/show`}>
        {name}, № {ownerId}
      </Link>
    )
  }
  return (
    <Link href={`/game/guild/${encodeURIComponent(guildTag)}`} target="_blank" rel="noreferrer">
      {name}
      {name === guildTag ? '' : ` [${guildTag}]`}
    </Link>
  )
}

/** Whose name it is. A guild is reached by its leader, whose card is linked beside it. */
export function NameOwner({ name, ownerId, guildTag, leaderId }: AdminAlikeName) {
  return (
    <>
      <OwnerLink name={name} ownerId={ownerId} guildTag={guildTag} />
      {leaderId === null ? null : (
        <Typography variant="body2" color="text.secondary">
          Глава:{' '}
          <Link component={RouterLink} to={`/players/${leaderId}/show`}>
            № {leaderId}
          </Link>
        </Typography>
      )}
    </>
  )
}

/** Whose name it resembles, or that it is reserved. */
export function Resembled({ like, likeId, likeGuildTag }: AdminAlikeName) {
  if (like === null || likeId === null) return RESERVED
  return <OwnerLink name={like} ownerId={likeId} guildTag={likeGuildTag} />
}
