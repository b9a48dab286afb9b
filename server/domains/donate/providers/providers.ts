import { currentPlatform } from '../../../platform/ambient.ts'
import type { PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox.ts'
import { telegramStars } from './telegram-stars.ts'

/** The providers of this server, by its settings. */
export function currentProviders(): readonly PaymentProvider[] {
  const { donateSandbox, telegram } = currentPlatform().config
  return [...(telegram ? [telegramStars(telegram)] : []), ...(donateSandbox ? [sandbox] : [])]
}

export function findProvider(key: string): PaymentProvider | undefined {
  return currentProviders().find((provider) => provider.key === key)
}
