import { useId, useState } from 'react'
import type { Gear } from '#generated/types.ts'
import { ARMY_GROUPS, type Army, type ArmyGroup } from '#rules/army/army.ts'
import { GEAR_SLOTS, type GearSlot } from '#rules/gear/gear-class.ts'
import { itemArt } from '../../art/item-art.ts'
import { unitIcons } from '../../shared/army/unit-icons.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { classIcon, className, groupName, ON_GROUP } from '../../shared/gear/gear-words.ts'
import { workInSlot } from '../../shared/gear/gear-work.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { ArmyIcon } from '../../ui/pictures/icons.ts'
import { ItemSlot } from '../../ui/pictures/item-slot.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { CollapseBody, CollapseToggle } from '../../ui/surfaces/collapse.tsx'
import { BestGear, type BestGearProps } from './best-gear.tsx'
import styles from './figure.module.css'

type FigureProps = {
  worn: ReadonlyMap<number, Gear>
  army: Readonly<Army>
  /** The chosen gear. */
  selectedId: number | null
  /** The chosen empty slot. */
  wantedSlot: number | null
  /** Slots for which the chest has gear. */
  inviting: ReadonlySet<number>
  onOpenSlot: (slot: number) => void
}

type FigureCardProps = FigureProps & {
  onOpenGroup: (group: ArmyGroup) => void
  /** Whether the card folds: on a phone the chest comes first. */
  folds: boolean
  startsFolded: boolean
  best: BestGearProps
}

/** The whole army: eight groups with three slots each. A group's name opens its own tab. */
export function FigureCard({ onOpenGroup, folds, startsFolded, best, ...figure }: FigureCardProps) {
  const id = useId()
  const wide = useAtLeast('xl')
  const [unfolded, setUnfolded] = useState(!startsFolded)
  const isShown = !folds || unfolded
  return (
    <Card label="На войске">
      <div className={styles.head}>
        <h2>
          <ArmyIcon className={styles.sign} /> На войске
        </h2>
        <span className="num">{figure.worn.size} из 24</span>
        {folds && (
          <CollapseToggle
            open={unfolded}
            onToggle={() => setUnfolded(!unfolded)}
            controls={id}
            label="места на войске"
          />
        )}
      </div>
      <BestGear {...best} />
      <CollapseBody id={id} open={isShown}>
        <div className={styles.figure}>
          {ARMY_GROUPS.map((group) => {
            const Sign = unitIcons[group]
            return (
              <section key={group} className={styles.group} aria-label={groupName(group)}>
                <button type="button" className={styles.name} onClick={() => onOpenGroup(group)}>
                  <Sign />
                  <span>{groupName(group)}</span>
                  <small className="num">{formatNumber(figure.army[group])}</small>
                </button>
                <div className={styles.slots}>
                  <Slots {...figure} group={group} size={wide ? 46 : 38} />
                </div>
              </section>
            )
          })}
        </div>
      </CollapseBody>
    </Card>
  )
}

/** The three slots of one group, with text. */
export function GroupCard({ group, ...figure }: FigureProps & { group: ArmyGroup }) {
  const Sign = unitIcons[group]
  return (
    <Card label={ON_GROUP[group]}>
      <div className={styles.head}>
        <h2>
          <Sign className={styles.sign} /> {ON_GROUP[group]}
        </h2>
        <span className="num">{counted(figure.army[group], ['человек', 'человека', 'человек'])}</span>
      </div>
      <div className={styles.row}>
        <Slots {...figure} group={group} size={64} words />
      </div>
    </Card>
  )
}

function Slots({
  group,
  worn,
  army,
  selectedId,
  wantedSlot,
  inviting,
  onOpenSlot,
  ...look
}: FigureProps & { group: ArmyGroup; size: number; words?: boolean }) {
  const isOpen = ({ slot }: GearSlot): boolean => {
    const item = worn.get(slot)
    return item ? item.id === selectedId : slot === wantedSlot
  }
  return GEAR_SLOTS.filter((place) => place.group === group).map((place) => (
    <SlotView
      key={place.slot}
      {...look}
      place={place}
      gear={worn.get(place.slot)}
      army={army}
      selected={isOpen(place)}
      inviting={inviting.has(place.slot)}
      onOpen={() => onOpenSlot(place.slot)}
    />
  ))
}

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
function SlotView({ place, gear, army, ...look }: SlotViewProps) {
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
