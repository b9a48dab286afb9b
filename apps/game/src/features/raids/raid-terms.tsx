import type { Opponent } from '../../../../../generated/types.ts'
import { shownExperience } from '../../../../../rules/player/shown-experience.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import styles from './raid-terms.module.css'

type RaidTermsProps = { opponent: Opponent }

/** The cost of the raid and what a victory brings at most. */
export function RaidTerms({ opponent }: RaidTermsProps) {
  const { energy, experience, glory, lootMax, difficulty } = opponent
  return (
    <dl className={`${styles.terms} num`}>
      <div>
        <dd>
          <EnergyIcon /> <Tip of="energy">{energy}</Tip>
        </dd>
        <dt>энергия</dt>
      </div>
      <div>
        <dd>
          <ExperienceIcon /> {shownExperience(experience)}
        </dd>
        <dt>опыт</dt>
      </div>
      {difficulty !== 'TRAINING' && (
        <>
          <div>
            <dd>
              <GloryIcon /> {formatNumber(glory)}
            </dd>
            <dt>слава</dt>
          </div>
          <div>
            <dd>
              <GoldIcon /> <Tip of="foray">{lootMax > 0 ? `до ${formatNumber(lootMax)}` : '0'}</Tip>
            </dd>
            <dt>золото</dt>
          </div>
        </>
      )}
    </dl>
  )
}
