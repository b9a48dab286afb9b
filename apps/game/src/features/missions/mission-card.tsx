import { useState } from 'react'
import type {
  ArmyData,
  Energy,
  Mission,
  MissionForecast,
  MissionList,
  MissionOutcome,
} from '#generated/types.ts'
import type { PatrolHours } from '#rules/missions/patrol.ts'
import type { ArmyAway } from '../../shared/missions/army-away.ts'
import { Drops } from '../../shared/missions/drops.tsx'
import { EnemyAdvice } from '../../shared/missions/enemy-badge.tsx'
import type { MissionChoice } from '../../shared/missions/kept-choices.ts'
import { DIFFICULTY_CHOICES } from '../../shared/missions/mission-words.ts'
import { NextButton } from '../../shared/missions/next-button.tsx'
import type { NextMission } from '../../shared/missions/next-mission.ts'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { StartButton } from '../../shared/missions/start-button.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { isWithoutGold, MissionBack } from './mission-back.tsx'
import styles from './mission-card.module.css'
import { Foe, MissionTerms } from './mission-parts.tsx'
import { MissionTactics } from './mission-tactics.tsx'
import { PatrolButton } from './patrol-button.tsx'

/** From this level a lord has the gear to weigh armor against dodge. */
const SUMS_FROM_LEVEL = 8

type MissionCardProps = {
  mission: Mission
  choice: MissionChoice
  onChoose: (choice: MissionChoice) => void
  isOpen: boolean
  onOpen: () => void
  /** Whether this browser remembers how the mission was last started. */
  isRepeated: boolean
  level: number
  energy: Energy
  ownArmy: ArmyData | undefined
  skillReduction: MissionList['skillReduction']
  active: ArmyAway | null
  /** The recent outcome of this mission. */
  outcome: MissionOutcome | null
  starting: boolean
  waiting: boolean
  shortcut: string | undefined
  onStart: () => void
  onPatrol: (hours: PatrolHours) => void
  /** The mission that may follow the one just fought. */
  next: NextMission | null
  startingNext: boolean
  onNext: () => void
}

function forecastOf({ difficulties }: Mission, { difficulty }: MissionChoice): MissionForecast | undefined {
  return difficulties.find((item) => item.difficulty === difficulty) ?? difficulties[0]
}

/** An open mission: in short, just fought, or unfolded with all choices. */
export function MissionCard(props: MissionCardProps) {
  const { mission, choice, isOpen, outcome } = props
  // The run whose outcome has been unfolded to change the choices.
  const [changed, setChanged] = useState<number | null>(null)
  const forecast = forecastOf(mission, choice)
  if (!forecast) return null
  const isBack = outcome !== null && outcome.missionRunId !== changed
  return (
    <Card as="article" kind="flush" label={mission.name}>
      {isBack ? (
        <Back
          {...props}
          outcome={outcome}
          forecast={forecast}
          onChange={() => setChanged(outcome.missionRunId)}
        />
      ) : isOpen || outcome ? (
        <Unfolded {...props} forecast={forecast} />
      ) : (
        <Short {...props} forecast={forecast} />
      )}
    </Card>
  )
}

type Part = MissionCardProps & { forecast: MissionForecast }

/** One row: the picture, the enemy and the way in. */
function Short(props: Part) {
  const { mission, choice, forecast, isRepeated, shortcut, onOpen } = props
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        // The button beside it does the same for a mission that was never started.
        {...(isRepeated
          ? { 'aria-label': `Снарядить: ${mission.name}` }
          : { 'aria-hidden': true, tabIndex: -1 })}
        onClick={onOpen}
      />
      <PlaceHead place={mission} short />
      <div className={styles.row}>
        <Foe mission={mission} forecast={forecast} choice={choice} short />
        <div className={styles.go}>
          {isRepeated ? (
            <StartButton {...props} compact difficulty={choice.difficulty}>
              В поход
            </StartButton>
          ) : (
            <Button {...(shortcut ? { shortcut } : {})} onClick={onOpen}>
              Снарядить
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/** Just fought: the spoils, and the same again under the thumb. */
function Back(props: Part & { outcome: MissionOutcome; onChange: () => void }) {
  const { mission, choice, forecast, level, outcome, onChange, next, startingNext, onNext } = props
  return (
    <>
      <PlaceHead place={mission} short />
      <div className={styles.body}>
        <MissionBack outcome={outcome} level={level} missionLevel={mission.level}>
          <StartButton {...props} difficulty={choice.difficulty} main={`Ещё раз: ${mission.name}`}>
            Ещё раз
          </StartButton>
          <div className={styles.ways}>
            <PageLink className={buttonClass({})} to="fightLog" of={outcome.fightId}>
              Отчёт о битве
            </PageLink>
            <Button onClick={onChange}>Изменить…</Button>
          </div>
          {/* It comes after the forecasts, so it stands where it moves no other button. */}
          {next && (
            <NextButton
              {...props}
              next={next}
              shortcut={undefined}
              starting={startingNext}
              waiting={props.waiting && !startingNext}
              onStart={onNext}
            />
          )}
        </MissionBack>
        <Foe mission={mission} forecast={forecast} choice={choice} short />
        <MissionTerms
          forecast={forecast}
          level={level}
          missionLevel={mission.level}
          isExplained={outcome.result === 'WIN' && isWithoutGold(outcome)}
        />
      </div>
    </>
  )
}

/**
 * All choices with their consequences. On a phone the start stays above the bottom bar. On a large screen it stands below
 * the choices, where it covers none of them.
 */
function Unfolded(props: Part) {
  const { mission, choice, forecast, onChoose, skillReduction, ownArmy, level } = props
  const { difficulty, skill } = choice
  const isDesk = useAtLeast('lg')
  const start = (
    <StartButton {...props} difficulty={difficulty} main={`В поход: ${mission.name}`}>
      В поход
    </StartButton>
  )
  return (
    <>
      <PlaceHead place={mission} />
      <div className={styles.body}>
        <p className={styles.legend}>{mission.legend}</p>
        <Foe mission={mission} forecast={forecast} choice={choice} />
        {mission.character && <EnemyAdvice character={mission.character} />}
        <Segmented
          label="Сложность"
          note="победа"
          choices={DIFFICULTY_CHOICES.map((item) => ({
            ...item,
            detail: winChance(mission, { ...choice, difficulty: item.value }),
          }))}
          value={difficulty}
          onChange={(value) => onChoose({ ...choice, difficulty: value })}
        />
        <MissionTactics
          mission={mission}
          forecast={forecast}
          skill={skill}
          onChoose={(value) => onChoose({ ...choice, skill: value })}
          skillReduction={skillReduction}
          own={level >= SUMS_FROM_LEVEL ? ownArmy?.characteristics.current : undefined}
        >
          {isDesk && start}
        </MissionTactics>
        <MissionTerms forecast={forecast} level={level} missionLevel={mission.level} />
        <Drops drops={forecast.drops} />
        <PatrolButton {...props} />
        {!isDesk && <div className={styles.launch}>{start}</div>}
      </div>
    </>
  )
}

function winChance(mission: Mission, choice: MissionChoice): string {
  const percent = forecastOf(mission, choice)?.winPercentBySkill[choice.skill]
  return percent === undefined ? '' : formatPercent(percent)
}
