import type { RaidsData } from '#generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './prepare.module.css'

/** What raiders who won have left at the own castle. */
export function LeftMottosCard({ mottos }: Pick<RaidsData, 'mottos'>) {
  const now = useServerNow()()
  return (
    <Card title="Девизы на ваших стенах" icon={<ChronicleIcon />} label="Девизы на ваших стенах">
      {mottos.length === 0 ? (
        <Empty icon={<ChronicleIcon />}>Стены чисты: никто ещё не оставил здесь своего девиза.</Empty>
      ) : (
        <ul className={styles.mottos}>
          {mottos.map(({ author, motto, leftAt }) => (
            <li key={`${author.playerId} ${leftAt}`}>
              <Avatar id={author.arms} src={author.avatarUrl} size={40} />
              <span>
                <q>{motto}</q>
                <small>
                  <PlayerName {...author} />, {formatWhen(leftAt, now)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
