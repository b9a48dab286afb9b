import type { Reward } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { RewardLine } from '../../ui/values/reward-line.tsx'
import { FoundGear } from '../gear/found-gear.tsx'
import { spoilSignOf } from './spoil-signs.ts'
import styles from './spoils-line.module.css'

type SpoilsLineProps = {
  reward: Reward
  className?: string
  /** Whether a press on gear opens its details. */
  inspect?: boolean
  /** What is said of a reward of nothing. */
  none?: string
}

/** The reward of a fight: money, experience, resources and gear, or a word when there is none. */
export function SpoilsLine({ reward, className, inspect, none = 'Без добычи' }: SpoilsLineProps) {
  const found = reward.gear.map((gear) => (
    <li key={gear.gearEntityId ?? `left ${gear.gearId}`}>
      <FoundGear gear={gear} inspect={inspect} />
    </li>
  ))
  const resources = reward.resources.flatMap(({ resourceId, name, icon, amount, leftBehind }) => {
    const Sign = spoilSignOf(icon)
    return [
      ...(amount > 0
        ? [
            <li key={resourceId}>
              <Sign className={styles.resource} /> {name}: {formatNumber(amount)}
            </li>,
          ]
        : []),
      ...(leftBehind > 0
        ? [
            <li key={`left ${resourceId}`}>
              <Sign className={styles.resource} /> Не поместилось: {name}, {formatNumber(leftBehind)}
            </li>,
          ]
        : []),
    ]
  })
  return (
    <RewardLine reward={reward} none={none} {...(className ? { className } : {})}>
      {resources.length + found.length > 0 ? [...found, ...resources] : undefined}
    </RewardLine>
  )
}
