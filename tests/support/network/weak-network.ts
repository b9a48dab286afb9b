import type { BrowserContext } from 'playwright'
import { flyDuringCalls } from './flight.ts'
import { slowDuringCalls } from './slow-3g.ts'

/** What `npm run journeys:weak` does to every browser of the journeys (NETWORK). Undefined: nothing. */
const WEAKENED: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  flight: flyDuringCalls,
  slow3g: slowDuringCalls,
}

const { NETWORK } = process.env

/** Whether browsers may complain about a lost connection. */
export const IS_LOSS_EXPECTED = NETWORK === 'flight'

export async function weaken(context: BrowserContext): Promise<void> {
  if (!NETWORK) return
  const weakened = WEAKENED[NETWORK]
  if (!weakened) throw new Error(`NETWORK may be ${Object.keys(WEAKENED).join(' or ')}`)
  await weakened(context)
}
