import type { Energy } from '#generated/types.ts'
import type { Refusal } from '#rules/core/refusal.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { formatDuration } from '../../ui/format/duration.ts'
import { EnergyIcon, HourglassIcon, LockIcon } from '../../ui/pictures/icons.ts'
import { useSecondsLeft } from '../../ui/values/server-clock.tsx'
import { useEnergyNow } from '../castle/use-energy-now.ts'
import type { ArmyAway } from './army-away.ts'
import { enoughEnergyAt } from './enough-energy.ts'

type Departure = { level: number; energy: Energy; active: ArmyAway | null }

/** Why the army cannot leave, with the time until it can. */
export function useStartReasons(
  refusals: readonly Refusal<'missionLocked' | 'patrolLocked' | 'missionUnderway' | 'notEnoughEnergy'>[],
  { level, energy, active }: Departure,
) {
  const present = useEnergyNow(energy)
  const need = refusals.find(({ code }) => code === 'notEnoughEnergy')?.need ?? 0
  const untilBack = useSecondsLeft(active?.endsAt ?? 0)
  const untilEnough = useSecondsLeft(enoughEnergyAt(energy, present, need) ?? 0)
  const enoughIn = untilEnough > 0 ? `, хватит через ${formatDuration(untilEnough)}` : ''
  return reasonsOf(refusals, {
    missionLocked: { icon: <LockIcon />, detail: `сейчас ${level}` },
    missionUnderway: { icon: <HourglassIcon />, detail: `вернётся через ${formatDuration(untilBack)}` },
    notEnoughEnergy: { icon: <EnergyIcon />, detail: `есть ${present.current} из ${need}${enoughIn}` },
  })
}
