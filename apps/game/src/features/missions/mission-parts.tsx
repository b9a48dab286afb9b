import type { Mission, MissionForecast } from '#generated/types.ts'
import { EnemyBadge } from '../../shared/missions/enemy-badge.tsx'
import { EnemyLine, EnemyStrength } from '../../shared/missions/enemy-line.tsx'
import { FightTerms } from '../../shared/missions/fight-terms.tsx'
import type { MissionChoice } from '../../shared/missions/kept-choices.ts'
import { DIFFICULTY_WORDS } from '../../shared/missions/mission-words.ts'
import { shrinkReason } from '../../shared/missions/spoils-reason.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import styles from './mission-card.module.css'

type FoeProps = {
  mission: Mission
  forecast: MissionForecast
  choice: MissionChoice
  /** Names the difficulty, where the choice itself is not shown. */
  short?: boolean
}

/** The enemy, and its strength compared with the army now. */
export function Foe({ mission, forecast, choice, short = false }: FoeProps) {
  const { icon, enemyName, character } = mission
  const { winPercentBySkill, strengthText } = forecast
  const chance = <Tip of="missionStrength">{formatPercent(winPercentBySkill[choice.skill])}</Tip>
  return (
    <EnemyLine icon={icon} name={enemyName}>
      {short ? (
        <>
          {DIFFICULTY_WORDS[choice.difficulty]}: {chance} {character && <EnemyBadge character={character} />}
        </>
      ) : (
        <>
          Победа {chance} — <EnemyStrength text={strengthText} />
        </>
      )}
    </EnemyLine>
  )
}

type MissionTermsProps = {
  forecast: MissionForecast
  /** The lord's level. */
  level: number
  missionLevel: number
  /** Whether the card has already said why the mission pays less. */
  isExplained?: boolean
}

/** The terms of the mission, and why a mission below the lord's level pays less. */
export function MissionTerms({ forecast, level, missionLevel, isExplained = false }: MissionTermsProps) {
  const shrink = isExplained ? null : shrinkReason(level, missionLevel)
  return (
    <div>
      <FightTerms terms={forecast} />
      {shrink && <p className={styles.shrink}>{shrink}</p>}
    </div>
  )
}
