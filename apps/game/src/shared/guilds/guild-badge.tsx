import type { ReactNode } from 'react'
import { PageLink } from '../../shell/page-link.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'

type GuildFace = { guildTag: string; name: string }

type GuildBadgeProps = {
  guild: GuildFace
  /** A line below the name. */
  note?: ReactNode
  size?: number
}

/** A guild's arms and its name: a link to its page. */
export function GuildBadge({ guild, note, size }: GuildBadgeProps) {
  const { guildTag, name } = guild
  return (
    <PlayerBadge
      player={{ id: guildArms(guildTag), name }}
      link={
        <PageLink to="otherGuild" of={guildTag}>
          {name}
        </PageLink>
      }
      note={note}
      size={size}
    />
  )
}

/** A guild's arms alone, beside its name. */
export function GuildArms({ guildTag, size }: { guildTag: string; size?: number }) {
  return <Avatar id={guildArms(guildTag)} size={size} />
}

/** What the arms of a guild are drawn from: its tag, which never changes. */
function guildArms(guildTag: string): string {
  return `g${guildTag.toLowerCase()}`
}
