import type { Neighbour } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { playerNote } from '../../shared/player/player-note.ts'
import { CastleIcon, GuildIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './castle.module.css'

type NeighboursCardProps = {
  neighbours: readonly Neighbour[] | undefined
  /** Whether pages of players are open. */
  canVisit: boolean
  error: Error | null
  onRetry: () => void
}

/** Castles shown. More would only push the page down. */
const NEIGHBOURS_SHOWN = 6

/** Castles of a near level. */
export function NeighboursCard({ neighbours, canVisit, error, onRetry }: NeighboursCardProps) {
  return (
    <Card kind="ruled" title="Соседи" icon={<GuildIcon />} label="Соседи">
      {neighbours ? (
        neighbours.length > 0 ? (
          <ul className={styles.neighbours}>
            {neighbours.slice(0, NEIGHBOURS_SHOWN).map((neighbour) => {
              const { playerId, arms, name, avatarUrl, level, guildTag } = neighbour.player
              return (
                <li key={playerId}>
                  <PlayerBadge
                    player={{ id: arms, name, avatarUrl, level }}
                    link={canVisit && <PlayerName playerId={playerId} name={name} guildTag={guildTag} />}
                    note={playerNote(neighbour)}
                    size={34}
                  />
                </li>
              )
            })}
          </ul>
        ) : (
          <Empty icon={<CastleIcon />}>Поблизости пока никого: земли вокруг ждут хозяев.</Empty>
        )
      ) : (
        <Pending error={error} onRetry={onRetry} lines={5} />
      )}
    </Card>
  )
}
