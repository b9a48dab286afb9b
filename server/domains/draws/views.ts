import type { FairSecrets } from '#generated/types.ts'
import { nextGameDay } from '#rules/core/game-day.ts'
import type { PublicSecrets } from '../../game/draws/list-secrets.ts'
import { now } from '../../platform/clock.ts'

export function viewSecrets({ today, chains, secrets, nextUntil }: PublicSecrets): FairSecrets {
  const instant = now()
  return {
    chains: chains.map(({ id, createdAt, ...chain }) => ({
      chainId: id,
      ...chain,
      createdAt: createdAt.toISOString(),
    })),
    secrets: secrets.map(({ openedAt, ...secret }) => ({ ...secret, openedAt: openedAt.toISOString() })),
    nextUntil,
    today,
    opensAt: new Date(nextGameDay(instant.getTime())).toISOString(),
    serverTime: instant.toISOString(),
  }
}
