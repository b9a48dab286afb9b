import { TITLE_NAMES } from '../../../../../catalogue/player/titles.ts'
import type { Opponent } from '../../../../../generated/types.ts'
import { shownExperience } from '../../../../../rules/player/shown-experience.ts'
import { PlayerName } from '../../things/player/player-name.tsx'
import { OPPONENT_WORDS } from '../../things/raids/raid-words.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './tactics.module.css'

/** Whose castle it is, what the raid costs and what a victory brings at most. */
export function TacticsOpponent({ opponent }: { opponent: Opponent }) {
  const { opponentId, name, level, title, difficulty, energy, experience, glory, lootMax } = opponent
  const isTraining = difficulty === 'TRAINING'
  const className = OPPONENT_WORDS[difficulty]
  return (
    <Card label={`Соперник: ${name}`} className={styles.opponent}>
      <PlayerBadge
        player={{ id: opponentId, name, level }}
        link={isTraining ? name : <PlayerName playerId={opponentId} name={name} />}
        note={isTraining ? className : `${className} · ${TITLE_NAMES[title]}`}
        size={48}
      />
      <dl className={`${styles.terms} num`}>
        <div>
          <dd>
            <EnergyIcon /> <Tip of="energy">{energy}</Tip>
          </dd>
          <dt>энергия</dt>
        </div>
        <div>
          <dd>
            <GoldIcon /> <Tip of="foray">{lootMax > 0 ? `до ${formatNumber(lootMax)}` : '0'}</Tip>
          </dd>
          <dt>золото</dt>
        </div>
        <div>
          <dd>
            <GloryIcon /> {formatNumber(glory)}
          </dd>
          <dt>слава</dt>
        </div>
        <div>
          <dd>
            <ExperienceIcon /> {shownExperience(experience)}
          </dd>
          <dt>опыт</dt>
        </div>
      </dl>
    </Card>
  )
}
