import type { ChallengeSummary } from '#generated/types.ts'
import { CHALLENGE_ICONS } from '../../shared/challenges/challenge-icons.ts'
import { challengeTitle, placeWords, scoreWords } from '../../shared/challenges/challenge-words.ts'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { MorePages, type Pages } from '../../ui/controls/more-pages.tsx'
import { formatDate } from '../../ui/format/date.ts'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './challenges.module.css'

type ChallengeHistoryViewProps = { list: Pages<ChallengeSummary> }

/** The challenges that have ended, the newest first. */
export function ChallengeHistoryView({ list }: ChallengeHistoryViewProps) {
  return (
    <PageFrame title="Прошлые состязания" width="narrow" aside={<HeadLink to="challenge" isBack />}>
      <Card kind="ruled" label="Прошлые состязания">
        <Past list={list} />
      </Card>
    </PageFrame>
  )
}

function Past({ list }: ChallengeHistoryViewProps) {
  const { items, error, onRetry } = list
  if (!items) return <Pending error={error} onRetry={onRetry} lines={6} height={72} />
  if (items.length === 0) {
    return (
      <Empty
        icon={<ChronicleIcon />}
        action={<PageLink className={buttonClass({ variant: 'act' })} to="challenge" />}
      >
        Ни одно состязание ещё не закончилось. Идёт первое!
      </Empty>
    )
  }
  return (
    <>
      <ul className={styles.past}>
        {items.map((summary) => (
          <li key={summary.challenge.challengeId}>
            <PastRow summary={summary} />
          </li>
        ))}
      </ul>
      <MorePages pages={list} full />
    </>
  )
}

function PastRow({ summary: { challenge, winner, own } }: { summary: ChallengeSummary }) {
  const Icon = CHALLENGE_ICONS[challenge.type]
  return (
    <>
      <Icon aria-hidden="true" />
      <div>
        <h2>
          <PageLink to="pastChallenge" of={challenge.challengeId}>
            {challengeTitle(challenge.type)}
          </PageLink>
        </h2>
        <p className="num">Закончилось {formatDate(challenge.endsAt)}</p>
        <p>
          {winner ? (
            <>
              Победитель:{' '}
              <PlayerName
                playerId={winner.player.playerId}
                name={winner.player.name}
                guildTag={winner.player.guildTag}
              />
              , {scoreWords(winner.score)}
            </>
          ) : (
            'Победителя нет: никто не набрал очков'
          )}
        </p>
        <p className={styles.note}>
          {own ? `Вы: ${placeWords(own.place)}, ${scoreWords(own.score)}` : 'Вы не набрали очков'}
        </p>
      </div>
    </>
  )
}
