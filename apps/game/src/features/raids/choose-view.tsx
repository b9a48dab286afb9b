import type { ArmyData, Opponent } from '#generated/types.ts'
import { searchRefusals } from '#rules/raids/refusals.ts'
import { FOUND_DIFFICULTIES, type FoundDifficulty } from '#rules/raids/search.ts'
import type { Raider } from '../../shared/raids/raid-reasons.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { SearchIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import styles from './choose.module.css'
import { OpponentCard } from './opponent-card.tsx'

export type ChooseViewProps = {
  /** Those of the last search and the training opponent. Undefined while they load. */
  opponents: readonly Opponent[] | undefined
  raider: Raider | undefined
  /** The own army, to compare with what spies have seen. */
  own: Pick<ArmyData, 'groups' | 'characteristics' | 'health'> | undefined
  error: Error | null
  onRetry: () => void
  /** How many castles the search has found that was made on this page. Null before it. */
  found: number | null
  searching: boolean
  onSearch: () => void
  /** The opponent to whom spies are being sent. */
  spyingOn: number | null
  onSpy: (opponentId: number) => void
  /** What spies have seen is out of date. */
  onForgotten: () => void
}

/** Whom to raid: an opponent of each class, and the training one. */
export function ChooseView(props: ChooseViewProps) {
  const { opponents, raider, error, onRetry } = props
  return (
    <PageFrame
      title="Поиск соперника"
      lead="Дозорные приводят три имени: посильнее, ровню и послабее. Искать можно сколько угодно, это бесплатно."
    >
      {opponents && raider ? (
        <Found {...props} opponents={opponents} raider={raider} />
      ) : (
        <PendingCard label="Соперники" error={error} onRetry={onRetry} lines={10} />
      )}
    </PageFrame>
  )
}

type FoundProps = ChooseViewProps & { opponents: readonly Opponent[]; raider: Raider }

/** The strongest class first. */
const CLASSES = FOUND_DIFFICULTIES.toReversed()

function Found(props: FoundProps) {
  const { opponents, found } = props
  const castles = opponents.filter(({ difficulty }) => difficulty !== 'TRAINING')
  const training = opponents.find(({ difficulty }) => difficulty === 'TRAINING')
  return (
    <>
      {castles.length > 0 && (
        <div className={styles.again}>
          <SearchButton {...props} />
        </div>
      )}
      <div className={styles.opponents}>
        {castles.length > 0 ? (
          CLASSES.map((difficulty) => <OfClass key={difficulty} {...props} difficulty={difficulty} />)
        ) : (
          <Card label="Соперники" className={styles.nobody}>
            <Empty icon={<SearchIcon />} action={<SearchButton {...props} />}>
              {found === null
                ? 'Соперников пока нет. Пошлите дозорных, они обернутся мигом.'
                : 'Никого по силам не нашлось: одни замки под защитой, другие крепче вашего войска. Наберите людей, наденьте вещи получше и поищите снова.'}
            </Empty>
          </Card>
        )}
        {training && <OneOpponent {...props} opponent={training} />}
      </div>
    </>
  )
}

function SearchButton({ opponents, raider, searching, onSearch }: FoundProps) {
  const isFirst = opponents.every(({ difficulty }) => difficulty === 'TRAINING')
  return (
    <FeatureButton
      feature="raids"
      variant={isFirst ? 'act' : 'oak'}
      icon={<SearchIcon />}
      shortcut="F"
      loading={searching}
      cannot={reasonsOf(searchRefusals(raider.level))}
      onClick={onSearch}
    >
      {isFirst ? 'Найти соперников' : 'Искать снова'}
    </FeatureButton>
  )
}

const NOBODY = {
  HIGH: 'Никого посильнее рядом не нашлось.',
  MEDIUM: 'Ровни рядом не нашлось.',
  LOW: 'Никого послабее рядом не нашлось.',
} satisfies Record<FoundDifficulty, string>

function OfClass(props: FoundProps & { difficulty: FoundDifficulty }) {
  const { opponents, difficulty } = props
  const ofClass = opponents.filter((opponent) => opponent.difficulty === difficulty)
  if (ofClass.length === 0) {
    return (
      <Card label={NOBODY[difficulty]} className={styles.nobody}>
        <Empty icon={<SearchIcon />}>
          <Tip of="forayOpponents">{NOBODY[difficulty]}</Tip>
        </Empty>
      </Card>
    )
  }
  return ofClass.map((opponent) => <OneOpponent key={opponent.opponentId} {...props} opponent={opponent} />)
}

function OneOpponent({
  opponent,
  raider,
  own,
  spyingOn,
  onSpy,
  onForgotten,
}: FoundProps & { opponent: Opponent }) {
  return (
    <OpponentCard
      opponent={opponent}
      raider={raider}
      own={own}
      spying={spyingOn === opponent.opponentId}
      onSpy={() => onSpy(opponent.opponentId)}
      onForgotten={onForgotten}
    />
  )
}
