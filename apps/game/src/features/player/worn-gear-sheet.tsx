import type { Gear } from '#generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { servingArmy } from '../../things/army/serving-army.ts'
import { GearDetail } from '../../things/gear/gear-detail.tsx'
import { wornBySlot } from '../../things/gear/slot-gear.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'

type WornGearSheetProps = { gear: Gear; level: number; onClose: () => void }

/** A piece of another player, compared with one's own. */
export function WornGearSheet({ gear, level, onClose }: WornGearSheetProps) {
  const own = useGameData('inventory').data?.gear ?? []
  const army = useGameData('army').data
  return (
    <Sheet open title={gear.name} onClose={onClose}>
      <GearDetail
        gear={gear}
        level={level}
        army={servingArmy(army?.groups)}
        worn={wornBySlot(own)}
        slot={gear.equippedSlot ?? gear.slots[0]}
        titled
      />
    </Sheet>
  )
}
