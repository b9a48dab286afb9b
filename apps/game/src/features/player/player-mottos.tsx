import type { PlayerProfile } from '#generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { formatWhen } from '../../ui/format/date.ts'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import styles from './player-page.module.css'

/** What raiders who won have left at the castle. Nothing while the walls are clean. */
export function PlayerMottos({ mottos }: Pick<PlayerProfile, 'mottos'>) {
  const now = useServerNow()()
  if (mottos.length === 0) return null
  return (
    <Card title="Девизы на стенах" icon={<ChronicleIcon />}>
      <ul className={styles.mottos}>
        {mottos.map(({ author, motto, leftAt }) => (
          <li key={`${author.playerId} ${leftAt} ${motto}`}>
            <q>{motto}</q>
            <span>
              <PlayerName {...author} />, {formatWhen(leftAt, now)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
