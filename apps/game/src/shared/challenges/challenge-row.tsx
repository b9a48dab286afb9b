import type { PanelChallenge } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { CHALLENGE_ICONS } from './challenge-icons.ts'
import styles from './challenge-row.module.css'
import { challengeTitle, placeWords, scoreWords } from './challenge-words.ts'

/** The running challenge in one row. Nothing between two challenges. */
export function ChallengeRow() {
  const challenge = useGameData('controlPanel').data?.challenge
  return challenge ? <ChallengeRowView challenge={challenge} /> : null
}

export function ChallengeRowView({ challenge }: { challenge: PanelChallenge }) {
  const { type, endsAt, score, place } = challenge
  const Icon = CHALLENGE_ICONS[type]
  return (
    <Card kind="row" label="Состязание">
      <Icon aria-hidden="true" />
      <p className={styles.words}>
        Состязание «{challengeTitle(type)}»
        <small className="num">
          {place === null ? 'У вас пока нет очков' : `${placeWords(place)} · ${scoreWords(score)}`} · до конца{' '}
          <Countdown until={endsAt} label="До конца состязания" />
        </small>
      </p>
      <PageLink className={buttonClass({ variant: 'plain', small: true })} to="challenge" />
    </Card>
  )
}
