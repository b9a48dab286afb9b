import type { AppConfigValues } from '#catalogue/appconfig/app-settings.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import type { BuyGoldRequest, BuyGoldResult } from '#generated/types.ts'
import { decideExchange } from '#rules/shop/purchase.ts'
import { readAppConfig } from '../../game/appconfig/values.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { settlePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { publicData } from '../../game/public-data/public-data.ts'
import { notFound } from '../../platform/errors.ts'
import { expectGold } from './prices.ts'

/** Changes a locked player's diamonds for gold. 404; 409 priceChanged; 422 notEnoughDiamonds. */
export async function buyGold(
  player: LockedPlayer,
  { packKey, amount, gold: shown }: BuyGoldRequest,
): Promise<BuyGoldResult> {
  const pack = GOLD_PACKS.find(({ key }) => key === packKey)
  if (!pack) throw notFound('notFound', 'Такого обмена нет')
  const diamonds = pack.diamonds * amount
  const exchangeAt = ({ goldRatePercent: ratePercent }: AppConfigValues) =>
    decideExchange({ level: player.level, diamonds: player.diamonds, ratePercent }, diamonds)
  const known = exchangeAt(publicData().config)
  // Another process may have read a new rate already, and shown it.
  const { refusals, gold } = shown === known.gold ? known : exchangeAt(await readAppConfig())
  expectGold(shown, gold)
  refuseByRules(refusals)
  settlePlayer(player, {
    entries: [
      { money: { gold, diamonds: -diamonds }, source: 'SHOP_GOLD', reference: `goldPack:${packKey}` },
    ],
  })
  return { packKey, amount, gold, diamonds }
}
