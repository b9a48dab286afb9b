import type { ChallengePrize } from '#generated/types.ts'
import { EnergyIcon, EquipIcon } from '../../ui/pictures/icons.ts'
import { RewardLine } from '../../ui/values/reward-line.tsx'

/** What a place brings, each part with its sign. */
export function PrizeLine({ prize }: { prize: ChallengePrize }) {
  const { diamonds, glory, gearQualityMin, isRecoveryDoubled } = prize
  return (
    <RewardLine reward={{ gold: 0, diamonds, glory, experience: 0 }}>
      {gearQualityMin !== null && (
        <li>
          <EquipIcon /> вещь от {gearQualityMin} %
        </li>
      )}
      {isRecoveryDoubled && (
        <li>
          <EnergyIcon /> энергия вдвое быстрее, 3 дня
        </li>
      )}
    </RewardLine>
  )
}
