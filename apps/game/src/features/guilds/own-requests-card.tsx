import type { OwnJoinRequest } from '#generated/types.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { GuildBadge } from '../../things/guilds/guild-badge.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { MailIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './guilds.module.css'

type OwnRequestsCardProps = {
  requests: readonly OwnJoinRequest[]
  requestsMax: number
  /** Tag of the guild whose request is being revoked. */
  revoking: string | null
  onRevoke: (guildTag: string) => void
}

/** The guilds that the player has asked. */
export function OwnRequestsCard({ requests, requestsMax, revoking, onRevoke }: OwnRequestsCardProps) {
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
