import type { ShopGearData } from '#generated/types.ts'
import type { Lord } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

/** What the shop shows to a player. */
export async function shopGearOf(lord: Lord): Promise<ShopGearData> {
  const { shopGear } = await lord.gameData('shopGear')
  if (!shopGear) throw new Error('The shop shows nothing')
  return shopGear.data
}

/** Buys the offer of a place at the shown price. */
export async function buyPlace(lord: Lord, place: number) {
  const { assortmentKey, offers } = await shopGearOf(lord)
  const price = offers.find((offer) => offer.place === place)?.price
  return lord.call('buyShopGear', { body: { assortmentKey, place, price } })
}

/** Status, code and message of a call that must change nothing. */
export async function refused(
  ask: () => Promise<{ status: number; error: { code: string; message: string } }>,
): Promise<[number, string, string]> {
  const before = await stateDigest()
  const { status, error } = await ask()
  const after = await stateDigest()
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  if (changed.length > 0) throw new Error(`Changed: ${changed.join(', ')}`)
  return [status, error.code, error.message]
}
