import type { Gear } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import type { GearSlot } from '#rules/gear/gear-class.ts'
import { itemArt } from '../../art/item-art.ts'
import { gearLooks } from '../../things/gear/gear-looks.ts'
import { classIcon, className } from '../../things/gear/gear-words.ts'
import { workInSlot } from '../../things/gear/gear-work.ts'
import { ItemSlot } from '../../ui/pictures/item-slot.tsx'

type SlotViewProps = {
  place: GearSlot
  gear: Gear | undefined
  army: Readonly<Army>
  selected: boolean
  /** Whether the chest has gear that can be equipped here. */
  inviting: boolean
  size?: number
  words?: boolean
  onOpen: () => void
}

/** One of the 24 slots with the gear worn in it. */
export function SlotView({ place, gear, army, ...look }: SlotViewProps) {
  return (
    <ItemSlot
      {...look}
      place={className(place.gearClass)}
      art={itemArt(classIcon(place.gearClass))}
      gear={gear ? gearLooks(gear) : null}
      work={gear && workInSlot(gear, place.slot, army)}
    />
  )
}
