import { useState } from 'react'
import type { Gear, ShopGearData, ShopOffer, StorageSlots } from '#generated/types.ts'
import type { Army } from '#rules/army/army.ts'
import { GearDetail } from '../../shared/gear/gear-detail.tsx'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { usualSlot, wornBySlot } from '../../shared/gear/slot-gear.ts'
import { ItemColumns } from '../../shared/items/item-columns.tsx'
import { type Shown, ShownPlace } from '../../shared/items/shown-place.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearCard, ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { ShopIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import { BlankCard } from './blank-card.tsx'
import { PriceIcon, priceOnButton } from './price-tag.tsx'
import { Priced } from './priced.tsx'
import styles from './shop.module.css'
import type { Buyer } from './shop-reasons.ts'
import { cannotBuyGear } from './shop-reasons.ts'

export type GearCounterProps = {
  shop: ShopGearData
  /** All gear of the player: offers are compared with what is worn. */
  gear: readonly Gear[]
  slots: StorageSlots
  army: Readonly<Army>
  buyer: Buyer
  /** Place of the offer being bought, or the blanks. */
  buying: number | 'blank' | null
  onBuy: (offer: ShopOffer) => void
  onBuyBlanks: (amount: number) => void
  /** The game day is over: the assortment has changed. */
  onDayEnd: () => void
}

/** The day's six offers, the chosen one compared with what is worn, and blanks. */
export function GearCounter(props: GearCounterProps) {
  const { shop, slots, buyer, buying } = props
  const { offers, blank, resetsAt } = shop
  const beside = useAtLeast('lg')
  const [opened, setOpened] = useState<number | null>(null)
  const there = offers.filter(({ isBought }) => !isBought)
  // A bought offer stays selected: a second press at the same spot must not buy the next one.
  const selected = beside
    ? (offers.find(({ place }) => place === opened) ?? there[0])
    : there.find(({ place }) => place === opened)
  const buy = (offer: ShopOffer): void => {
    setOpened(offer.place)
    props.onBuy(offer)
  }
  return (
    <ItemColumns
      place={
        <ShownPlace
          beside={beside}
          icon={<ShopIcon />}
          shown={selected ? shownOffer(selected, { ...props, onBuy: buy }, !beside) : null}
          onClose={() => setOpened(null)}
        />
      }
    >
      <Card kind="ruled" label="Товар дня">
        <div className={styles.heading}>
          <h2>
            <Tip of="shopAssortment">Товар дня</Tip>
          </h2>
          <p>
            Новый через <Countdown until={resetsAt} label="До нового товара" onEnd={props.onDayEnd} />
          </p>
        </div>
        {offers.length === 0 ? (
          <Empty icon={<ShopIcon />}>Сегодня прилавок пуст. Загляните завтра.</Empty>
        ) : (
          <ItemGrid label="Товар дня">
            {offers.map((offer) => (
              <li key={offer.place}>
                {offer.isBought ? (
                  <Gone gear={offer.gear} />
                ) : (
                  <Priced price={offer.price} full={offer.gear.cost} purse={buyer}>
                    {(price) => (
                      <GearCard
                        {...gearLooks(offer.gear)}
                        level={buyer.level}
                        note={price}
                        selected={offer === selected}
                        onOpen={() => setOpened(offer.place)}
                      />
                    )}
                  </Priced>
                )}
              </li>
            ))}
          </ItemGrid>
        )}
      </Card>
      <BlankCard
        blank={blank}
        buyer={buyer}
        free={slots.free}
        isBuying={buying === 'blank'}
        onBuy={props.onBuyBlanks}
      />
    </ItemColumns>
  )
}

/** An offer that is bought: the gear is in the storage. */
function Gone({ gear }: { gear: Gear }) {
  const { art, material, quality } = gearLooks(gear)
  return (
    <div className={styles.gone}>
      <GearIcon art={art} material={material} quality={quality} size={78} worn />
      <b>{gear.name}</b>
      <span>Куплено</span>
    </div>
  )
}

function shownOffer(offer: ShopOffer, props: GearCounterProps, titled: boolean): Shown {
  const { gear: own, slots, army, buyer, buying, onBuy } = props
  const { gear, price, place, isBought } = offer
  const worn = wornBySlot(own)
  return {
    name: gear.name,
    body: (
      <GearDetail
        key={place}
        gear={gear}
        level={buyer.level}
        army={army}
        worn={worn}
        slot={usualSlot(gear, worn, null)}
        titled={titled}
      />
    ),
    actions: isBought ? (
      <Button full cannot={[{ message: 'Вещь ждёт на складе' }]}>
        Куплено
      </Button>
    ) : (
      <Button
        variant="act"
        full
        icon={<PriceIcon price={price} />}
        shortcut="E"
        loading={buying === place}
        cannot={cannotBuyGear(price, 1, buyer, slots.free)}
        onClick={() => onBuy(offer)}
      >
        Купить {priceOnButton(price)}
      </Button>
    ),
  }
}
