import type { SecondFactor, SecondFactorSetup } from '#generated/types.ts'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { FactorOffCard } from './factor-off-card.tsx'
import { type FactorChanges, FactorOnCards } from './factor-on-cards.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'

type SecondFactorViewProps = FactorChanges & {
  factor: SecondFactor | undefined
  error: Error | null
  onRetry: () => void
  /** False for a castle of a messenger without an e-mail. */
  hasPassword: boolean
  /** The secret, while it waits for its first code. */
  setup: SecondFactorSetup | null
  /** New recovery codes that the player has not put away yet. */
  codes: readonly string[] | null
  onStart: (password: string) => Promise<void>
  onConfirm: (code: string) => Promise<void>
  onKept: () => void
}

export function SecondFactorView(props: SecondFactorViewProps) {
  const { factor, error, onRetry, hasPassword, setup, codes } = props
  const { onStart, onConfirm, onKept, onRenew, onTurnOff } = props
  if (codes) return <RecoveryCodesCard codes={codes} onKept={onKept} />
  if (!factor) return <PendingCard label="Вход по коду" error={error} onRetry={onRetry} lines={5} />
  if (factor.isOn) return <FactorOnCards factor={factor} onRenew={onRenew} onTurnOff={onTurnOff} />
  if (setup) return <FactorSetup setup={setup} onConfirm={onConfirm} />
  return <FactorOffCard isRequired={factor.isRequired} hasPassword={hasPassword} onStart={onStart} />
}
