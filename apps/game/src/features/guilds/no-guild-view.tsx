import type { ComponentProps } from 'react'
import type { GuildData, ListedFounding, OwnJoinRequest, TopGuild } from '#generated/types.ts'
import { formatAverageLevel } from '../../shared/guilds/average-level.ts'
import { GuildArms, GuildBadge } from '../../shared/guilds/guild-badge.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { DiamondIcon, GuildIcon, MailIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import type { ChipInProps } from './chip-in.tsx'
import { FoundCard, type FoundCardProps } from './found-card.tsx'
import { FoundingCard } from './founding-card.tsx'
import { MEMBER_FORMS } from './guild-words.ts'
import styles from './guilds.module.css'

type NoGuildViewProps = {
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

type OwnRequestsCardProps = {
  requests: readonly OwnJoinRequest[]
  requestsMax: number
  /** Tag of the guild whose request is being revoked. */
  revoking: string | null
  onRevoke: (guildTag: string) => void
}

/** The guilds that the player has asked. */
function OwnRequestsCard({ requests, requestsMax, revoking, onRevoke }: OwnRequestsCardProps) {
  const now = useServerNow()()
  return (
    <Card title="Ваши заявки" icon={<MailIcon />} label="Ваши заявки">
      <p className={styles.note}>
        {requests.length} из {requestsMax}. Кто примет первым, в той гильдии вы и окажетесь.
      </p>
      <ul className={styles.people}>
        {requests.map(({ guildTag, name, sentAt }) => (
          <li key={guildTag}>
            <GuildBadge guild={{ guildTag, name }} note={`Отправлена: ${formatWhen(sentAt, now)}`} />
            <FeatureButton
              feature="guilds"
              small
              label={`Отозвать: ${name}`}
              loading={revoking === guildTag}
              onClick={() => onRevoke(guildTag)}
            >
              Отозвать
            </FeatureButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type GuildsCardProps = {
  guilds: readonly TopGuild[] | undefined
  error: Error | null
  onRetry: () => void
}

/** A few of the best guilds, to ask them. */
function GuildsCard({ guilds, error, onRetry }: GuildsCardProps) {
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

/** The open foundings, the newest first. */
function FoundingsCard({ list }: { list: Pages<ListedFounding> }) {
  const { items } = list
  return (
    <Card title="Идут сборы" icon={<DiamondIcon />} label="Идут сборы">
      {!items && <Pending error={list.error} onRetry={list.onRetry} lines={3} />}
      {items?.length === 0 && (
        <Empty icon={<DiamondIcon />}>Сейчас никто не собирает на гильдию. Начните первым.</Empty>
      )}
      {items && items.length > 0 && (
        <ul className={styles.people}>
          {items.map((founding) => (
            <Founding key={founding.foundingId} founding={founding} />
          ))}
        </ul>
      )}
      {items && <MorePages pages={list} full />}
    </Card>
  )
}

function Founding({ founding }: { founding: ListedFounding }) {
  const { foundingId, name, guildTag, founder, diamonds, diamondsNeeded, shareCount, ownShare, endsAt } =
    founding
  return (
    <li className={styles.founding}>
      <GuildArms guildTag={guildTag} size={40} />
      <div>
        <PageLink to="guild" search={`founding=${foundingId}`}>
          {name}
        </PageLink>
        <p className={styles.note}>
          {founder.name}, скинулись: {formatNumber(shareCount)}
          {ownShare > 0 && `, ваш взнос ${formatNumber(ownShare)}`}, ещё{' '}
          <Countdown until={endsAt} label={`До конца сбора на «${name}»`} />
        </p>
        <Meter label={`Собрано на «${name}»`} value={diamonds} max={diamondsNeeded} bare thin />
      </div>
    </li>
  )
}
