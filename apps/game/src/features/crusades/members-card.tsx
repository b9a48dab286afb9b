import type { CrusadeMember } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { playerNote } from '../../shared/player/player-note.ts'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { EnergyIcon, GuildIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './crusade.module.css'

type MembersCardProps = {
  members: readonly CrusadeMember[]
  membersMax: number
  /** For the leader of a crusade that gathers. */
  kick?: { pending: number | null; onKick: (playerId: number) => void } | undefined
}

/** The members with their power. Members also see who is away or lacks energy. */
export function MembersCard({ members, membersMax, kick }: MembersCardProps) {
  return (
    <Card
      kind="ruled"
      title={`Участники: ${members.length} из ${membersMax}`}
      icon={<GuildIcon />}
      label="Участники"
    >
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.player.playerId}>
            <Member member={member} />
            {kick && !member.isLeader && (
              <FeatureButton
                feature="crusades"
                small
                loading={kick.pending === member.player.playerId}
                label={`Исключить: ${member.player.name}`}
                confirm={{
                  title: `Исключить из похода: ${member.player.name}?`,
                  text: 'Ссылка-приглашение сменится. Вернуться можно с новой просьбой.',
                }}
                onClick={() => kick.onKick(member.player.playerId)}
              >
                Исключить
              </FeatureButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Member({ member }: { member: CrusadeMember }) {
  const { player, isLeader, power, winShare, isAway, hasEnergy } = member
  const note = playerNote(member)
  return (
    <PlayerBadge
      player={{ id: player.arms, ...player }}
      link={<PlayerName playerId={player.playerId} name={player.name} />}
      note={isLeader ? `Предводитель · ${note}` : note}
      foot={
        <span className={styles.marks}>
          <span className="num">
            Сила {formatNumber(power)}, доля {formatPercent(winShare)}
          </span>
          {isAway && (
            <span className={styles.lack}>
              <HourglassIcon aria-hidden="true" /> Войско в отлучке
            </span>
          )}
          {hasEnergy === false && (
            <span className={styles.lack}>
              <EnergyIcon aria-hidden="true" /> Мало энергии
            </span>
          )}
        </span>
      }
    />
  )
}
