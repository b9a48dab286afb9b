import type { Mission, MissionForecast } from '../../../../../generated/types.ts'
import { shownExperience } from '../../../../../rules/player/shown-experience.ts'
import type { MissionChoice } from '../../things/missions/mission-types.ts'
import { DIFFICULTY_WORDS } from '../../things/missions/mission-words.ts'
import { spoilSignOf } from '../../things/missions/spoil-signs.ts'
import { shrinkReason } from '../../things/missions/spoils-reason.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import { formatPercent, formatRange } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ExperienceIcon, GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { EnemyBadge } from './enemy-badge.tsx'
import styles from './mission-card.module.css'
import { MissionSign } from './mission-sign.tsx'

/** Colours the word for the enemy's strength. */
function toneOf(strengthText: string): string | undefined {
  if (strengthText.includes('слабее')) return styles.gain
  return strengthText.includes('сильнее') ? styles.lack : undefined
}

type FoeProps = {
  mission: Mission
  forecast: MissionForecast
  choice: MissionChoice
  /** Names the difficulty, where the choice itself is not shown. */
  short?: boolean
}

/** The enemy, and its strength compared with the army now. */
export function Foe({ mission, forecast, choice, short = false }: FoeProps) {
  const { winPercentBySkill, strengthText } = forecast
  return (
    <div className={styles.foe}>
      <MissionSign icon={mission.icon} />
      <p>
        <b>{mission.enemyName}</b>
        {short ? `${DIFFICULTY_WORDS[choice.difficulty]}:` : 'Победа'}{' '}
        <Tip of="missionStrength">{formatPercent(winPercentBySkill[choice.skill])}</Tip>
        {short ? (
          mission.character && (
            <>
              {' '}
              <EnemyBadge character={mission.character} />
            </>
          )
        ) : (
          <>
            {' '}
            — <strong className={toneOf(strengthText)}>{strengthText}</strong>
          </>
        )}
      </p>
    </div>
  )
}

type TermsProps = {
  forecast: MissionForecast
  /** The lord's level. */
  level: number
  missionLevel: number
  /** Whether the card has already said why the mission pays less. */
  isExplained?: boolean
}

/** Energy, duration, gold and experience, and why a mission below the lord's level pays less. */
export function Terms({ forecast, level, missionLevel, isExplained = false }: TermsProps) {
  const shrink = isExplained ? null : shrinkReason(level, missionLevel)
  return (
    <div>
      <dl className={`${styles.terms} num`}>
        <div>
          <dd>
            <EnergyIcon /> <Tip of="energy">{forecast.energy}</Tip>
          </dd>
          <dt>энергия</dt>
        </div>
        <div>
          <dd>
            <HourglassIcon /> <Tip of="missionDuration">{formatDuration(forecast.durationSeconds)}</Tip>
          </dd>
          <dt>в пути</dt>
        </div>
        <div>
          <dd>
            <GoldIcon /> <Tip of="missionShrink">{formatRange(forecast.goldMin, forecast.goldMax)}</Tip>
          </dd>
          <dt>золото</dt>
        </div>
        <div>
          <dd>
            <ExperienceIcon /> {shownExperience(forecast.experience)}
          </dd>
          <dt>опыт</dt>
        </div>
      </dl>
      {shrink && <p className={styles.shrink}>{shrink}</p>}
    </div>
  )
}

/** Possible finds and their chances. */
export function Drops({ drops }: Pick<MissionForecast, 'drops'>) {
  if (drops.length === 0) return null
  return (
    <ul className={styles.drops} aria-label="Добыча и вероятность">
      {drops.map(({ kind, name, icon, chancePercent }) => {
        const Sign = spoilSignOf(icon)
        return (
          <li key={name} title={`${name}: ${formatPercent(chancePercent)}`}>
            <span className={classNames(styles.plate, kind === 'DIAMOND' && styles.precious)}>
              <Sign />
            </span>
            <span>
              <span className={styles.dropName}>{name}</span>
              <b className="num">
                <Tip of="missionDrop">{formatPercent(chancePercent)}</Tip>
              </b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
