import { CURRENCIES, type Currency } from '#rules/core/currencies.ts'
import { command } from '../../game/commands/command.ts'
import { settlePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { PURSE_MAX } from '../../game/player/money.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { refuse } from '../../platform/errors.ts'
import { createCorrection, readCorrectionView, referenceOf } from './corrections.ts'
import { requireSubject } from './rank.ts'

const numbers = new Intl.NumberFormat('ru-RU')

/**
 * Adds a signed amount to one purse of a locked player, for a correction. 422 notEnoughGold and so on if the
 * purse holds less, notEnoughSpace if it would hold too much: a correction is booked as a whole or not at all.
 */
export function moveMoney(
  subject: LockedPlayer,
  currency: Currency,
  amount: number,
  correctionId: number,
): void {
  const { purse, shortage, genitive } = CURRENCIES[currency]
  const balance = subject[purse]
  if (balance + amount < 0)
    throw refuse(
      shortage,
      `У игрока меньше ${genitive}, чем нужно забрать: сейчас ${numbers.format(balance)}`,
    )
  if (balance + amount > PURSE_MAX)
    throw refuse('notEnoughSpace', `В казне игрока нет места для стольких ${genitive}`)
  const entry = { money: { [purse]: amount }, source: 'ADMIN', reference: referenceOf(correctionId) } as const
  settlePlayer(subject, { entries: [entry] })
}

/** Corrects one purse of another player. */
export const correctMoney = command<'correctMoney'>(
  async (call) => {
    const { currency, amount, reason } = call.body
    if (amount === 0) throw badRequest([{ path: 'body.amount', message: 'Укажите сумму, не ноль' }])
    const subject = await requireSubject('correctMoney', call)
    const id = await createCorrection({
      playerId: subject.id,
      kind: 'money',
      currency,
      itemId: null,
      amount,
      quality: null,
      gearEntityId: null,
      reason: reason.trim(),
      byId: call.player.id,
      undoesId: null,
    })
    moveMoney(subject, currency, amount, id)
    return readCorrectionView(id)
  },
  { others: async ({ body }) => [body.playerId] },
)
