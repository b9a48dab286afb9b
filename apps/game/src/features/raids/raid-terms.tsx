import type { Opponent } from '#generated/types.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ExperienceIcon, GloryIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Term, Terms } from '../../ui/values/terms.tsx'

type RaidTermsProps = { opponent: Opponent }

/** The cost of the raid and what a victory brings at most. */
export function RaidTerms({ opponent }: RaidTermsProps) {
  const { energy, experience, glory, lootMax, difficulty } = opponent
  return (
    <Terms compact>
      <Term icon={<EnergyIcon />} name="энергия">
        <Tip of="energy">{energy}</Tip>
      </Term>
      <Term icon={<ExperienceIcon />} name="опыт">
        {shownExperience(experience)}
      </Term>
      {difficulty !== 'TRAINING' && (
        <>
          <Term icon={<GloryIcon />} name="слава">
            {formatNumber(glory)}
          </Term>
          <Term icon={<GoldIcon />} name="золото">
            <Tip of="foray">{lootMax > 0 ? `до ${formatNumber(lootMax)}` : '0'}</Tip>
          </Term>
        </>
      )}
    </Terms>
  )
}
