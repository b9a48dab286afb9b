import type { FairSecrets } from '#generated/types.ts'
import { daySecretChain, daySecretHash } from '#rules/proof/day-secrets.ts'
import { drawnSeed } from '#rules/proof/drawn-seed.ts'

/** The day of the draws of the stories, the 20th of their chain. */
export const DRAW_DAY = '2026-11-20'
const secrets = daySecretChain('5e'.repeat(32), 30)
const secret = secrets[19] ?? ''

export function drawnFrom(label: string) {
  return { chainId: 1, day: DRAW_DAY, label }
}

/** The seed that follows from the chain. */
export function seedOf(label: string): string {
  return drawnSeed(secret, label)
}

/** The public list as of an instant, with the secret of the day if it is open. */
export function listAt(serverTime: string, isOpen: boolean): FairSecrets {
  const chain = {
    chainId: 1,
    firstDay: '2026-11-01',
    lastDay: '2029-10-31',
    commitment: daySecretHash(secrets[0] ?? ''),
    createdAt: '2026-11-01T09:00:00.000Z',
    retiredOn: null,
  }
  const opened = { chainId: 1, day: DRAW_DAY, secret, openedAt: '2026-11-20T21:00:04.000Z' }
  return {
    chains: [chain],
    secrets: isOpen ? [opened] : [],
    nextUntil: null,
    today: DRAW_DAY,
    opensAt: '2026-11-20T21:00:00.000Z',
    serverTime,
  }
}

export const WHILE_CLOSED = listAt('2026-11-20T12:00:00.000Z', false)
export const WHEN_OPEN = listAt('2026-11-21T12:00:00.000Z', true)
