import { formatNumber } from '../../ui/format/number.ts'
import { plural } from '../../ui/format/plural.ts'
import { DiamondIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../../ui/icons.ts'
import type { Reward } from './mission-types.ts'
import styles from './reward-line.module.css'
import { spoilSignOf } from './spoil-signs.ts'

type RewardLineProps = { reward: Reward; className?: string }

/** «4 опыта», «1,05 опыта»: hundredths as a player reads them. */
export function formatExperience(hundredths: number): string {
  const points = hundredths / 100
  return `${formatNumber(points)}\u00a0${plural(points, ['опыт', 'опыта', 'опыта'])}`
}

/** What a fight has paid, in one row; a word instead when it has paid nothing. */
export function RewardLine({ reward, className = '' }: RewardLineProps) {
  const { gold, diamonds, glory, experience, resources } = reward
  const isEmpty = gold + diamonds + glory + experience + resources.length === 0
  if (isEmpty) return <p className={`${styles.none} ${className}`}>Без добычи</p>
  return (
    <ul className={`${styles.line} num ${className}`} aria-label="Награда">
      {gold > 0 && (
        <li>
          <GoldIcon /> {formatNumber(gold)}
          <span className="sr"> золота</span>
        </li>
      )}
      {experience > 0 && (
        <li>
          <ExperienceIcon /> {formatExperience(experience)}
        </li>
      )}
      {glory > 0 && (
        <li>
          <GloryIcon /> {formatNumber(glory)}
          <span className="sr"> славы</span>
        </li>
      )}
      {diamonds > 0 && (
        <li>
          <DiamondIcon className={styles.diamond} /> {formatNumber(diamonds)}
          <span className="sr"> {plural(diamonds, ['алмаз', 'алмаза', 'алмазов'])}</span>
        </li>
      )}
      {resources.map(({ resourceId, name, icon, amount }) => {
        const Sign = spoilSignOf(icon)
        return (
          <li key={resourceId}>
            <Sign className={styles.resource} /> {name}: {formatNumber(amount)}
          </li>
        )
      })}
    </ul>
  )
}
