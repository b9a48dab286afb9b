import type { Gear, InventoryData, MarketLot, MarketLotPrices } from '#generated/types.ts'
import { type Army, EMPTY_ARMY } from '#rules/army/army.ts'
import { freeSpace } from '#rules/core/buying.ts'
import { CURRENCIES } from '#rules/core/currencies.ts'
import { buyLotRefusals } from '#rules/market/market.ts'
import { GearDetail } from '../../shared/gear/gear-detail.tsx'
import { wornBySlot } from '../../shared/gear/slot-gear.ts'
import { ResourceDetail, WineDetail } from '../../shared/items/stack-detail.tsx'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { FeatureButton } from '../../shell/feature-button.tsx'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { DiamondIcon, GoldIcon } from '../../ui/pictures/icons.ts'
import { Countdown } from '../../ui/values/countdown.tsx'
import { StatLine, StatList } from '../../ui/values/stat-line.tsx'
import { LotPrice } from './lot-price.tsx'
import { unitPrice } from './lot-row.tsx'
import styles from './market.module.css'
import { PriceHistory } from './price-history.tsx'
import { WITHDRAW_QUESTION } from './withdraw.tsx'

export type Buyer = {
  level: number
  purse: { gold: number; diamonds: number }
  army: Readonly<Army>
  inventory: Pick<InventoryData, 'gear' | 'resources' | 'consumables' | 'slots'>
}

type LotSheetViewProps = {
  lot: MarketLot
  /** Past sales. Undefined while loading, and if they cannot be had. */
  prices: MarketLotPrices | undefined
  /** Undefined while the player's storage and purse are loading. */
  buyer: Buyer | undefined
  isBuying: boolean
  isCancelling: boolean
  onBuy: () => void
  onCancel: () => void
  onClose: () => void
}

function nameOf(lot: MarketLot): string {
  return (lot.gear ?? lot.resource ?? lot.consumable)?.name ?? 'Лот'
}

/** A lot in full: the item, its terms and the purchase. */
export function LotSheetView(props: LotSheetViewProps) {
  const { lot, prices, buyer, onClose } = props
  const worn = wornBySlot(buyer?.inventory.gear ?? [])
  return (
    <Sheet open title={nameOf(lot)} onClose={onClose} footer={<LotActions {...props} />}>
      <div className={styles.form}>
        <StatList>
          <StatLine
            name={<Tip of="marketBand">Цена</Tip>}
            note={lot.amount > 1 ? `${unitPrice(lot)} за шт.` : undefined}
          >
            <LotPrice price={lot.price} currency={lot.currency} />
          </StatLine>
          {lot.marketKey !== 'gear' && <StatLine name="В лоте">{formatNumber(lot.amount)} шт.</StatLine>}
          <StatLine name="Продаёт">
            {lot.isOwn ? (
              'Вы'
            ) : (
              <PlayerName playerId={lot.sellerId} name={lot.sellerName} guildTag={lot.sellerGuildTag} />
            )}
          </StatLine>
          <StatLine name={<Tip of="marketTerm">Уберут через</Tip>}>
            <Countdown until={lot.endsAt} label="Уберут через" />
          </StatLine>
        </StatList>
        {prices && <PriceHistory price={lot.price} prices={prices} />}
        <LotItem lot={lot} buyer={buyer} worn={worn} />
      </div>
    </Sheet>
  )
}

type LotItemProps = { lot: MarketLot; buyer: Buyer | undefined; worn: ReadonlyMap<number, Gear> }

/** The item's details, as in the storage. Of a stack the terms already show how much the player has. */
function LotItem({ lot: { gear, resource, consumable }, buyer, worn }: LotItemProps) {
  const level = buyer?.level ?? 1
  if (gear) {
    return (
      <GearDetail
        // Without the mark «на рынке»: everything here is on the market.
        gear={{ ...gear, isInMarket: false }}
        level={level}
        army={buyer?.army ?? EMPTY_ARMY}
        worn={worn}
        slot={gear.slots[0]}
        titled
      />
    )
  }
  if (resource) {
    const own = buyer?.inventory.resources.find(({ resourceId }) => resourceId === resource.resourceId)
    return (
      <ResourceDetail
        stack={{ ...resource, amount: own?.amount ?? 0, amountInMarket: own?.amountInMarket ?? 0 }}
        titled
      />
    )
  }
  if (!consumable) return null
  const own = buyer?.inventory.consumables.find(
    ({ consumableId }) => consumableId === consumable.consumableId,
  )
  return (
    <WineDetail
      stack={{ ...consumable, amount: own?.amount ?? 0, amountInMarket: own?.amountInMarket ?? 0 }}
      level={level}
      titled
    />
  )
}

function LotActions({ lot, buyer, isBuying, isCancelling, onBuy, onCancel }: LotSheetViewProps) {
  if (lot.isOwn) {
    return (
      <FeatureButton
        feature="market"
        full
        loading={isCancelling}
        confirm={WITHDRAW_QUESTION}
        onClick={onCancel}
      >
        Убрать с рынка
      </FeatureButton>
    )
  }
  return (
    <FeatureButton
      feature="market"
      variant="act"
      full
      icon={lot.currency === 'GOLD' ? <GoldIcon /> : <DiamondIcon />}
      loading={isBuying || !buyer}
      cannot={buyer && cannotBuy(lot, buyer)}
      confirm={{
        title: `Купить ${lot.gear ? 'вещь ' : ''}«${nameOf(lot)}»${lot.amount > 1 ? `, ${lot.amount} шт.` : ''}?`,
        text: <LotPrice price={lot.price} currency={lot.currency} />,
      }}
      onClick={onBuy}
    >
      Купить за {formatNumber(lot.price)}
    </FeatureButton>
  )
}

/** Every reason why not. Households are known only to the server. */
function cannotBuy(lot: MarketLot, { purse, inventory }: Buyer): Reason[] {
  const { resource, consumable, amount, price, currency, isOwn } = lot
  const stack = resource
    ? inventory.resources.find(({ resourceId }) => resourceId === resource.resourceId)
    : inventory.consumables.find(({ consumableId }) => consumableId === consumable?.consumableId)
  const freeSlots = inventory.slots.free
  const free = lot.gear ? freeSlots : freeSpace({ stackAmount: stack?.amount ?? null, freeSlots })
  return reasonsOf(
    buyLotRefusals({
      isOwn,
      isHousehold: false,
      free,
      amount,
      price,
      currency: CURRENCIES[currency].purse,
      purse,
    }),
  )
}
