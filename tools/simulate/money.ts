import type { Castle } from './castle.ts'
import { ageDays } from './clock.ts'
import type { Currency, Flow } from './record.ts'

type Purse = Pick<Castle, 'foundedAt' | 'record' | Currency>

function writeDown(castle: Purse, currency: Currency, amount: number, flow: Flow, now: number): void {
  const tenDays = Math.floor(ageDays(castle, now) / 10)
  const flows = castle.record.flows[currency]
  const sums = flows[flow] ?? []
  while (sums.length <= tenDays) sums.push(0)
  sums[tenDays] = (sums[tenDays] ?? 0) + amount
  flows[flow] = sums
}

/** Adds whole money (from 0) to the purse and records the flow; `now` in ms. */
export function earn(castle: Purse, currency: Currency, amount: number, flow: Flow, now: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} ${currency} earned (${flow})`)
  if (amount === 0) return
  castle[currency] += amount
  writeDown(castle, currency, amount, flow, now)
}

/** Takes whole money from the purse. Throws RangeError when it is short. */
export function spend(castle: Purse, currency: Currency, amount: number, flow: Flow, now: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`${amount} ${currency} spent (${flow})`)
  if (castle[currency] < amount) {
    throw new RangeError(`${amount} ${currency} spent of ${castle[currency]} (${flow})`)
  }
  if (amount === 0) return
  castle[currency] -= amount
  writeDown(castle, currency, -amount, flow, now)
}
