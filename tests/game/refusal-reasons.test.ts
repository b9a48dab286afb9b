import { describe, expect, test } from 'vitest'
import { reasonsOf } from '#apps/game/src/shell/refusal-reasons.ts'
import { buyRefusals } from '#rules/core/buying.ts'
import { buyLotRefusals, lotRefusals } from '#rules/market/market.ts'

const purse = { gold: 1_200, diamonds: 0 }

describe('what the rules refuse for, on a button', () => {
  test('missing money and room are shown with their numbers', () => {
    const request = { price: { gold: 100, diamonds: 1 }, amount: 20, purse, free: 3 }
    expect(reasonsOf(buyRefusals(request))).toEqual([
      { message: 'На складе нет места', detail: 'поместится 3' },
      { message: 'Недостаточно золота', detail: 'есть 1\u00a0200, нужно 2\u00a0000' },
      { message: 'Недостаточно алмазов', detail: 'есть 0, нужно 20' },
    ])
  })

  test('name the bound of a price, not a stock', () => {
    const lot = { amount: 1, free: 1, isLocked: false, isEquipped: false, lots: 0, currency: 'gold' } as const
    const reasonsFor = (price: number) =>
      reasonsOf(lotRefusals({ ...lot, price, band: { min: 23, max: 135 }, purse: 10_000 }))
    expect(reasonsFor(1)).toEqual([{ message: 'Слишком низкая цена', detail: 'не меньше 23' }])
    expect(reasonsFor(1_000)).toEqual([{ message: 'Слишком высокая цена', detail: 'не больше 135' }])
  })

  test('add what there is now where the message says what is needed', () => {
    const refusals = [{ code: 'levelTooLow', message: 'Нужен уровень 5', have: 3, need: 5 }]
    expect(reasonsOf(refusals)).toEqual([{ message: 'Нужен уровень 5', detail: 'сейчас 3' }])
  })

  test('use the same words on the market as in the shop', () => {
    const lot = {
      isOwn: false,
      isHousehold: false,
      free: 3,
      amount: 20,
      price: 2_000,
      currency: 'gold',
    } as const
    expect(reasonsOf(buyLotRefusals({ ...lot, purse }))).toEqual([
      { message: 'На складе нет места', detail: 'поместится 3' },
      { message: 'Недостаточно золота', detail: 'есть 1\u00a0200, нужно 2\u00a0000' },
    ])
  })

  test('show only the message if a number means nothing', () => {
    const own = { isOwn: true, isHousehold: false, free: 9, amount: 1, price: 1, currency: 'gold' } as const
    expect(reasonsOf(buyLotRefusals({ ...own, purse }))).toEqual([{ message: 'Это ваш лот' }])
    const full = { price: { gold: 1, diamonds: 0 }, amount: 1, purse, free: 0 }
    expect(reasonsOf(buyRefusals(full))).toEqual([{ message: 'На складе нет места' }])
  })
})
