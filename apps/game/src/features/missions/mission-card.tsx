import type {
  Energy,
  Mission,
  MissionList,
  MissionOutcome,
  MissionRun,
} from '../../../../../generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import type { MissionChoice } from '../../things/missions/mission-types.ts'
import { DIFFICULTY_CHOICES, formatExperience, SKILL_CHOICES } from '../../things/missions/mission-words.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { formatPercent } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { MissionBack } from './mission-back.tsx'
import styles from './mission-card.module.css'
import { MissionHead } from './mission-head.tsx'
import { Drops, Foe, Terms } from './mission-parts.tsx'
import { StartButton } from './start-button.tsx'

export type MissionCardProps = {
  mission: Mission
  choice: MissionChoice
  onChoose: (choice: MissionChoice) => void
  isOpen: boolean
  onOpen: () => void
  level: number
  energy: Energy
  skillReduction: MissionList['skillReduction']
  active: MissionRun | null
  /** The recent outcome of this mission. */
  outcome: MissionOutcome | null
  starting: boolean
  waiting: boolean
  shortcut: string | undefined
  onStart: () => void
}

function guardWords(percent: number): string {
  return percent > 0 ? `урон по вам −${formatPercent(percent)}` : 'урон по вам полный'
}

/** An open mission: in short, or unfolded with all choices. */
export function MissionCard(props: MissionCardProps) {
  const { mission, choice, onChoose, isOpen, onOpen, skillReduction, outcome, shortcut } = props
  const { difficulty, skill } = choice
  const forecast =
    mission.difficulties.find((item) => item.difficulty === difficulty) ?? mission.difficulties[0]
  if (!forecast) return null
  return (
    <Card as="article" kind="flush" label={mission.name}>
      <MissionHead mission={mission} />
      <div className={styles.body}>
        {outcome && <MissionBack outcome={outcome} />}
        {isOpen && !outcome && <p className={styles.legend}>{mission.legend}</p>}
        <Foe mission={mission} forecast={forecast} />
        <Segmented
          label="Сложность"
          note={isOpen ? formatExperience(forecast.experience) : undefined}
          choices={DIFFICULTY_CHOICES}
          value={difficulty}
          onChange={(value) => onChoose({ ...choice, difficulty: value })}
        />
        {isOpen && (
          <Segmented
            label="Как биться"
            note={guardWords(skillReduction[skill])}
            choices={SKILL_CHOICES}
            value={skill}
            onChange={(value) => onChoose({ ...choice, skill: value })}
          />
        )}
        <Terms forecast={forecast} />
        {isOpen && !outcome && <Drops drops={forecast.drops} />}
        {isOpen ? (
          <StartButton {...props} difficulty={difficulty} />
        ) : (
          <Button full {...(shortcut ? { shortcut } : {})} onClick={onOpen}>
            Снарядить
          </Button>
        )}
        {outcome && (
          <PageLink className={buttonClass({ full: true })} to="fightLog" of={outcome.fightId}>
            Отчёт о битве
          </PageLink>
        )}
      </div>
    </Card>
  )
}
