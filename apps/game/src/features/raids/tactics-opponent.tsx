import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { Opponent } from '#generated/types.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { OPPONENT_WORDS } from '../../things/raids/raid-words.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { HomeNote } from './home-note.tsx'
import { RaidTerms } from './raid-terms.tsx'
import styles from './tactics.module.css'

/** Whose castle it is, what the raid costs and what a victory brings at most. */
export function TacticsOpponent({ opponent }: { opponent: Opponent }) {
  const { opponentId, arms, name, guildTag, level, title, difficulty } = opponent
  const isTraining = difficulty === 'TRAINING'
  const className = OPPONENT_WORDS[difficulty]
  return (
    <Card label={`Соперник: ${name}`} className={styles.opponent}>
      <PlayerBadge
        player={{ id: arms, name, level }}
        link={isTraining ? name : <PlayerName playerId={opponentId} name={name} guildTag={guildTag} />}
        note={isTraining ? className : `${className} · ${TITLE_NAMES[title]}`}
        size={48}
      />
      <RaidTerms opponent={opponent} />
      <HomeNote opponent={opponent} />
    </Card>
  )
}
