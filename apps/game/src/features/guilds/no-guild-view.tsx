import type { ComponentProps } from 'react'
import type { GuildData } from '#generated/types.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import type { ChipInProps } from './chip-in.tsx'
import { FoundCard, type FoundCardProps } from './found-card.tsx'
import { FoundingCard } from './founding-card.tsx'
import { FoundingsCard } from './foundings-card.tsx'
import styles from './guilds.module.css'
import { GuildsCard } from './guilds-card.tsx'
import { OwnRequestsCard } from './own-requests-card.tsx'

export type NoGuildViewProps = {
  data: Pick<GuildData, 'requests' | 'requestsMax'>
  /** The founding shown first: the own one, or that of a link. Null for none, undefined while it loads. */
  founding: ChipInProps | null | undefined
  foundingError: Error | null
  onFoundingRetry: () => void
  /** Null while the player takes part in a founding. */
  found: FoundCardProps | null
  foundings: ComponentProps<typeof FoundingsCard>['list']
  guilds: ComponentProps<typeof GuildsCard>
  revoking: string | null
  onRevoke: (guildTag: string) => void
}

/** The ways into a guild for a player without one: found it, chip in, or ask one. */
export function NoGuildView(props: NoGuildViewProps) {
  const { data, founding, foundingError, onFoundingRetry, found, foundings, guilds, revoking, onRevoke } =
    props
  return (
    <PageFrame
      title="Моя гильдия"
      lead="Вы пока сами по себе. Вступите в гильдию или соберите свою: вместе веселее."
      aside={<HeadLink to="topGuilds">Лучшие гильдии</HeadLink>}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          {founding === undefined && (
            <PendingCard label="Сбор" error={foundingError} onRetry={onFoundingRetry} lines={6} />
          )}
          {founding && <FoundingCard key={founding.founding.foundingId} {...founding} />}
          {found && <FoundCard {...found} />}
        </div>
        <div className={styles.column}>
          {data.requests.length > 0 && <OwnRequestsCard {...data} revoking={revoking} onRevoke={onRevoke} />}
          <FoundingsCard list={foundings} />
          <GuildsCard {...guilds} />
        </div>
      </div>
    </PageFrame>
  )
}
