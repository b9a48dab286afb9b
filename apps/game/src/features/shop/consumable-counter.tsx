import { useState } from 'react'
import type { InventoryData, ShopConsumable, ShopConsumableData } from '#generated/types.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { itemArt } from '../../art/item-art.ts'
import { ItemColumns } from '../../shared/items/item-columns.tsx'
import { type Shown, ShownPlace } from '../../shared/items/shown-place.tsx'
import { WineDetail } from '../../shared/items/stack-detail.tsx'
import { useAtLeast } from '../../ui/hooks/use-media-query.ts'
import { ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { ShopIcon } from '../../ui/pictures/icons.ts'
import { StackTile } from '../../ui/pictures/stack-tile.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { ConsumableTrade } from './consumable-trade.tsx'
import { Priced } from './priced.tsx'
import type { Buyer } from './shop-reasons.ts'
import { stackOf } from './shop-reasons.ts'

type ConsumableCounterProps = {
  shop: ShopConsumableData
  inventory: InventoryData
  buyer: Buyer
  /** Id of the wine whose call is in progress. */
  trading: number | null
  onBuy: (ware: ShopConsumable, amount: number) => void
  onSell: (consumableId: number, amount: number) => void
}

/** All wines, with the player's amount of each. */
export function ConsumableCounter(props: ConsumableCounterProps) {
  const { shop, inventory, buyer } = props
  const beside = useAtLeast('lg')
  const [opened, setOpened] = useState<number | null>(null)
  const { consumables } = shop
  const selected =
    consumables.find(({ consumable }) => consumable.consumableId === opened) ??
    (beside ? consumables[0] : undefined)
  return (
    <ItemColumns
      place={
        <ShownPlace
          beside={beside}
          icon={<ShopIcon />}
          shown={selected ? shownWare(selected, props, !beside) : null}
          onClose={() => setOpened(null)}
        />
      }
    >
      <Card kind="ruled" title="Вина" label="Вина">
        <ItemGrid label="Вина">
          {consumables.map((ware) => {
            const { consumableId, name, icon, levelMin } = ware.consumable
            const own = stackOf(inventory, consumableId)
            return (
              <li key={consumableId}>
                <Priced price={ware.price} full={ware.consumable.cost} purse={buyer}>
                  {(price) => (
                    <StackTile
                      name={name}
                      art={itemArt(icon)}
                      material="cloth"
                      amount={own?.amount ?? 0}
                      amountInMarket={own?.amountInMarket ?? 0}
                      max={STACK_MAX}
                      need={{ levelMin, level: buyer.level }}
                      note={price}
                      selected={ware === selected}
                      onOpen={() => setOpened(consumableId)}
                    />
                  )}
                </Priced>
              </li>
            )
          })}
        </ItemGrid>
      </Card>
    </ItemColumns>
  )
}

function shownWare(ware: ShopConsumable, props: ConsumableCounterProps, titled: boolean): Shown {
  const { inventory, buyer, trading, onBuy, onSell } = props
  const { consumable } = ware
  const own = stackOf(inventory, consumable.consumableId)
  const stack = { ...consumable, amount: own?.amount ?? 0, amountInMarket: own?.amountInMarket ?? 0 }
  return {
    name: consumable.name,
    body: <WineDetail stack={stack} level={buyer.level} titled={titled} />,
    actions: (
      <ConsumableTrade
        key={consumable.consumableId}
        ware={ware}
        stack={stack}
        inventory={inventory}
        buyer={buyer}
        isTrading={trading === consumable.consumableId}
        onBuy={(amount) => onBuy(ware, amount)}
        onSell={(amount) => onSell(consumable.consumableId, amount)}
      />
    ),
  }
}
