import type { ReactNode } from 'react'
import type { CrusadeCandidate } from '#generated/types.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { playerNote } from '../../shared/player/player-note.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import styles from './crusade.module.css'

type CandidatesProps = {
  candidates: readonly CrusadeCandidate[]
  /** What the leader may do about each. */
  ways: (candidate: CrusadeCandidate) => ReactNode
}

/** Players who have asked to join, or are invited. */
export function Candidates({ candidates, ways }: CandidatesProps) {
  return (
    <ul className={styles.people}>
      {candidates.map((candidate) => {
        const { player, power } = candidate
        return (
          <li key={player.playerId}>
            <PlayerBadge
              player={{ id: player.arms, ...player }}
              link={<PlayerName playerId={player.playerId} name={player.name} />}
              note={playerNote(candidate)}
              foot={<span className={`${styles.marks} num`}>Сила {formatNumber(power)}</span>}
            />
            <span className={styles.ways}>{ways(candidate)}</span>
          </li>
        )
      })}
    </ul>
  )
}
