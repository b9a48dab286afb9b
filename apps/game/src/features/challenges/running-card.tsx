import type { CurrentChallenge } from '#generated/types.ts'
import { challengeTitle } from '../../shared/challenges/challenge-words.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ArmyIcon, ChallengeIcon, StarIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { Term, Terms } from '../../ui/values/terms.tsx'
import styles from './challenges.module.css'
import { ChallengeHead } from './head.tsx'
import { PrizeLine } from './prize-line.tsx'
import { ruleLines } from './rule-lines.ts'

type RunningCardProps = {
  current: CurrentChallenge & { challenge: NonNullable<CurrentChallenge['challenge']> }
  /** Asks for the next challenge. */
  onEnd: () => void
}

/** The running challenge: what counts, how long, and what the own place would bring. */
export function RunningCard({ current, onEnd }: RunningCardProps) {
  const { challenge, nextType, own, rules } = current
  const rule = rules.find(({ type }) => type === challenge.type)
  return (
    <Card kind="ruled" label="Идёт состязание">
      <ChallengeHead type={challenge.type}>
        До конца <Countdown until={challenge.endsAt} label="До конца состязания" onEnd={onEnd} />
      </ChallengeHead>
      {rule && <p>{rule.description}</p>}
      {rule && ruleLines(rule).map((line) => <p key={line}>{line}</p>)}
      <Terms>
        <Term icon={<StarIcon aria-hidden="true" />} name="Ваши очки">
          {formatNumber(own.score)}
        </Term>
        <Term icon={<ChallengeIcon aria-hidden="true" />} name="Ваше место">
          {own.place === null ? '—' : formatNumber(own.place)}
        </Term>
        <Term icon={<ArmyIcon aria-hidden="true" />} name="Участников">
          {formatNumber(challenge.players)}
        </Term>
      </Terms>
      {rule?.energyADay && own.energyCounted !== null && (
        <Meter
          label="Засчитано за сегодня"
          value={own.energyCounted}
          max={rule.energyADay}
          tincture="ember"
        />
      )}
      <div className={styles.would}>
        {own.prize ? (
          <>
            <p>Сейчас ваше место принесёт:</p>
            <PrizeLine prize={own.prize} />
          </>
        ) : (
          <p>
            {own.place === null
              ? 'Очков у вас пока нет. Награду получает верхняя половина таблицы.'
              : 'Пока без награды: её получает верхняя половина таблицы.'}
          </p>
        )}
      </div>
      {nextType && <p className={styles.note}>Следом начнётся «{challengeTitle(nextType)}».</p>}
    </Card>
  )
}
