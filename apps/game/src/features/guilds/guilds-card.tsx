import type { TopGuild } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { formatAverageLevel } from '../../things/guilds/average-level.ts'
import { GuildBadge } from '../../things/guilds/guild-badge.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { counted } from '../../ui/format/counted.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { MEMBER_FORMS } from './guild-words.ts'
import styles from './guilds.module.css'

type GuildsCardProps = {
  guilds: readonly TopGuild[] | undefined
  error: Error | null
  onRetry: () => void
}

/** A few of the best guilds, to ask them. */
export function GuildsCard({ guilds, error, onRetry }: GuildsCardProps) {
  return (
    <Card title="Вступить в гильдию" icon={<GuildIcon />} label="Вступить в гильдию">
      {!guilds && <Pending error={error} onRetry={onRetry} lines={4} />}
      {guilds?.length === 0 && <Empty icon={<GuildIcon />}>Гильдий ещё нет. Ваша может стать первой.</Empty>}
      {guilds && guilds.length > 0 && (
        <>
          <ul className={styles.people}>
            {guilds.map((guild) => (
              <li key={guild.guildTag}>
                <GuildBadge
                  guild={guild}
                  note={`${counted(guild.memberCount, MEMBER_FORMS)} · уровень ${formatAverageLevel(guild.averageLevel)}`}
                />
              </li>
            ))}
          </ul>
          <PageLink className={buttonClass({ full: true })} to="topGuilds">
            Все гильдии
          </PageLink>
        </>
      )}
    </Card>
  )
}
