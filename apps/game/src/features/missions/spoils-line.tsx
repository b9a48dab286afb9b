import { formatNumber } from '../../ui/format/number.ts'
import { RewardLine } from '../../ui/reward-line.tsx'
import type { Reward } from './mission-types.ts'
import { spoilSignOf } from './spoil-signs.ts'
import styles from './spoils-line.module.css'

type SpoilsLineProps = { reward: Reward; className?: string }

/** What a fight has paid, resources and all; a word instead when it has paid nothing. */
export function SpoilsLine({ reward, className }: SpoilsLineProps) {
  const resources = reward.resources.map(({ resourceId, name, icon, amount }) => {
    const Sign = spoilSignOf(icon)
    return (
      <li key={resourceId}>
        <Sign className={styles.resource} /> {name}: {formatNumber(amount)}
      </li>
    )
  })
  return (
    <RewardLine reward={reward} none="Без добычи" {...(className ? { className } : {})}>
      {resources.length > 0 ? resources : undefined}
    </RewardLine>
  )
}
