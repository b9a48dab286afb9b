import type { GuildJoinRequest, GuildRole } from '#generated/types.ts'
import { GUILD_MEMBERS_MAX, hasPermission } from '#rules/guilds/guild.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { DoneIcon, FailedIcon, MailIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './guilds.module.css'

export type RequestAnswer = 'ACCEPT' | 'REJECT'

export type RequestsCardProps = {
  requests: Pages<GuildJoinRequest>
  role: GuildRole
  memberCount: number
  /** The request whose answer is being sent. */
  busy: { playerId: number; answer: RequestAnswer } | null
  onAnswer: (playerId: number, answer: RequestAnswer) => void
}

const NOT_ALLOWED: Reason = { message: 'Ваша роль этого не позволяет' }

/** Who asks to join, for those who may decide. */
export function RequestsCard(props: RequestsCardProps) {
  const { requests } = props
  const { items } = requests
  return (
    <Card title="Заявки" icon={<MailIcon />} label="Заявки">
      {!items && <Pending error={requests.error} onRetry={requests.onRetry} lines={3} />}
      {items?.length === 0 && <Empty icon={<MailIcon />}>Пока никто не просится в гильдию.</Empty>}
      {items && items.length > 0 && (
        <ul className={styles.people} aria-label="Заявки">
          {items.map((request) => (
            <Request key={request.player.playerId} request={request} {...props} />
          ))}
        </ul>
      )}
      {items && <MorePages pages={requests} full />}
    </Card>
  )
}

function Request(props: RequestsCardProps & { request: GuildJoinRequest }) {
  const { request, role, memberCount, busy, onAnswer } = props
  const now = useServerNow()()
  const { playerId, arms, name, avatarUrl, level } = request.player
  const isBusy = (answer: RequestAnswer) => busy?.playerId === playerId && busy.answer === answer
  const cannotAccept = [
    ...(hasPermission(role, 'ACCEPT_JOIN_REQUEST') ? [] : [NOT_ALLOWED]),
    ...(memberCount < GUILD_MEMBERS_MAX ? [] : [{ message: 'В гильдии нет свободных мест' }]),
  ]
  return (
    <li>
      <PlayerBadge
        player={{ id: arms, name, avatarUrl, level }}
        link={<PlayerName playerId={playerId} name={name} />}
        note={
          <>
            {formatWhen(request.sentAt, now)}
            {request.isOnline && (
              <>
                {' · '}
                <span className={styles.online}>в игре</span>
              </>
            )}
          </>
        }
      />
      <span className={styles.answers}>
        <FeatureButton
          feature="guilds"
          small
          variant="act"
          icon={<DoneIcon />}
          label={`Принять: ${name}`}
          loading={isBusy('ACCEPT')}
          cannot={cannotAccept}
          onClick={() => onAnswer(playerId, 'ACCEPT')}
        >
          Принять
        </FeatureButton>
        <FeatureButton
          feature="guilds"
          small
          icon={<FailedIcon />}
          label={`Отклонить: ${name}`}
          loading={isBusy('REJECT')}
          cannot={hasPermission(role, 'REJECT_JOIN_REQUEST') ? [] : [NOT_ALLOWED]}
          onClick={() => onAnswer(playerId, 'REJECT')}
        >
          Отклонить
        </FeatureButton>
      </span>
    </li>
  )
}
