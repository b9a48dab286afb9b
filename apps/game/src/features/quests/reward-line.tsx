import type { Reward } from '../../../../../generated/events.ts'
import { Amount } from '../../ui/amount.tsx'
import { DiamondIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../../ui/icons.ts'
import styles from './quests.module.css'

type RewardLineProps = { reward: Reward }

/** What a deed pays, each kind with its sign; nothing at all for a deed that pays nothing. */
export function RewardLine({ reward: { gold, diamonds, glory, experience } }: RewardLineProps) {
  if (gold + diamonds + glory + experience === 0) return null
  return (
    <span className={styles.reward}>
      {gold > 0 && <Amount value={gold} label="Золото" icon={<GoldIcon />} of="gold" />}
      {diamonds > 0 && <Amount value={diamonds} label="Алмазы" icon={<DiamondIcon />} of="diamonds" />}
      {glory > 0 && <Amount value={glory} label="Слава" icon={<GloryIcon />} of="glory" />}
      {experience > 0 && <Amount value={experience / 100} label="Опыт" icon={<ExperienceIcon />} />}
    </span>
  )
}
