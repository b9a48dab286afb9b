import type { MissionForecast } from '#generated/types.ts'
import { shownExperience } from '#rules/player/shown-experience.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import { formatRange } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { EnergyIcon, ExperienceIcon, GoldIcon, HourglassIcon } from '../../ui/pictures/icons.ts'
import { Term, Terms } from '../../ui/values/terms.tsx'

type FightTermsProps = {
  terms: Pick<MissionForecast, 'energy' | 'durationSeconds' | 'goldMin' | 'goldMax' | 'experience'>
}

/** The cost of a mission and what a victory brings: energy, duration, gold and experience. */
export function FightTerms({ terms }: FightTermsProps) {
  return (
    <Terms>
      <Term icon={<EnergyIcon />} name="энергия">
        <Tip of="energy">{terms.energy}</Tip>
      </Term>
      <Term icon={<HourglassIcon />} name="в пути">
        <Tip of="missionDuration">{formatDuration(terms.durationSeconds)}</Tip>
      </Term>
      <Term icon={<GoldIcon />} name="золото">
        <Tip of="missionShrink">{formatRange(terms.goldMin, terms.goldMax)}</Tip>
      </Term>
      <Term icon={<ExperienceIcon />} name="опыт">
        {shownExperience(terms.experience)}
      </Term>
    </Terms>
  )
}
