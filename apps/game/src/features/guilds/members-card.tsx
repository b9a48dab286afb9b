import type { GuildMember } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { GuildIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './guilds.module.css'

type MembersCardProps = {
  members: readonly GuildMember[]
  /** Null for a visitor. */
  ownId: number | null
  /** Opens what can be done about a member. Missing for those whose role allows nothing. */
  onAct?: ((member: GuildMember) => void) | undefined
}

/** The members of a guild by rank, with roles, levels and who is here now. */
export function MembersCard({ members, ownId, onAct }: MembersCardProps) {
  return (
    <Card title="Участники" icon={<GuildIcon />} label="Участники">
      <ul className={styles.people}>
        {members.map((member) => {
          const { playerId, arms, name, avatarUrl, level } = member.player
          const isOwn = playerId === ownId
          return (
            <li key={playerId}>
              <PlayerBadge
                player={{ id: arms, name, avatarUrl, level }}
                link={<PlayerName playerId={playerId} name={name} />}
                note={<MemberNote member={member} isOwn={isOwn} />}
              />
              {onAct && !isOwn && (
                <Button small label={`Действия: ${name}`} onClick={() => onAct(member)}>
                  Действия
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function MemberNote({ member, isOwn }: { member: GuildMember; isOwn: boolean }) {
  const now = useServerNow()()
  const { role, isOnline, seenAt } = member
  return (
    <>
      {role.name}
      {isOwn ? (
        ' · это вы'
      ) : isOnline ? (
        <>
          {' · '}
          <span className={styles.online}>в игре</span>
        </>
      ) : (
        seenAt !== null && ` · в игре: ${formatWhen(seenAt, now)}`
      )}
    </>
  )
}
