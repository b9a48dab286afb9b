import type { DonateOrder } from '#generated/types.ts'
import type { SandboxReport } from '#server/domains/donate/providers/sandbox.ts'
import { SIGNATURE_HEADER, signReport } from '#server/domains/donate/providers/sandbox-signature.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'
import type { Game, Lord } from '../../support/open-game.ts'

/** Orders a pack of the sandbox. */
export async function orderPack(lord: Lord, packKey: string, provider = 'sandbox'): Promise<DonateOrder> {
  const { status, body, text } = await lord.call('createDonateOrder', { body: { packKey, provider } })
  if (status !== 200) throw new Error(text)
  return body.order
}

/** The key of the order, which the provider reports. */
export function keyOf({ payUrl }: DonateOrder): string {
  return payUrl?.split('/').at(-1) ?? ''
}

/** What the sandbox reports when the order is paid. */
export function paidReport(order: DonateOrder, changes: Partial<SandboxReport> = {}): SandboxReport {
  const key = keyOf(order)
  const { currency, minor } = order.price
  return { event: 'payment.paid', id: `payment-${key}`, order: key, currency, minor, ...changes }
}

/** Sends a report of the sandbox, signed like its own unless given. */
export function reportTo(game: Game, report: object, signature?: string): Promise<Response> {
  const body = Buffer.from(JSON.stringify(report))
  const sign = () => signReport(body, game.clock.now())
  return fetch(`${game.platform.config.publicUrl}/api/public/donate-webhook/sandbox`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? withPlatform(game.platform, sign),
    },
    body,
  })
}

export async function diamondsOf(lord: Lord): Promise<number> {
  return (await lord.gameData('controlPanel')).controlPanel?.data.purse.diamonds ?? Number.NaN
}

/** The lines of the ledger that the store has written, oldest first: amount and reference. */
export async function linesOf({ player }: Lord): Promise<[number, string | null][]> {
  const rows = await sql<{ amount: number; reference: string | null }>`
    SELECT amount, reference FROM money_entry WHERE player_id = ${player.id} AND source = 'DONATE' ORDER BY id`
  return rows.map(({ amount, reference }) => [amount, reference])
}

export async function verdictsOf(orderKey: string): Promise<string[]> {
  const rows = await sql<{ verdict: string }>`
    SELECT verdict FROM donate_payment WHERE order_key = ${orderKey} ORDER BY id`
  return rows.map(({ verdict }) => verdict)
}

export async function orderOf(lord: Lord, orderId: number): Promise<DonateOrder> {
  return (await lord.call('getDonateOrder', { params: { orderId } })).body
}

/** Lets days pass. A call every four days keeps the session: it ends after two weeks, and a use is noted a moment after its call. */
export async function passDays(game: Game, lord: Lord, days: number): Promise<void> {
  for (let left = days; left > 0; left -= 4) {
    game.clock.advance(Math.min(4, left) * 86_400)
    await diamondsOf(lord)
  }
}
