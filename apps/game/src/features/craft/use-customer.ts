import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useLord } from '../../things/castle/use-lord.ts'
import type { Customer } from './craft-types.ts'

/** What the craftsman needs to know about the player, live. */
export function useCustomer(): { customer: Customer | undefined; error: Error | null; retry: () => void } {
  const { lord, ...panel } = useLord()
  const layout = useGameData('playerLayout')
  const name = layout.data?.player.name
  const { error, onRetry } = together(panel, layout)
  return { customer: lord && name !== undefined ? { name, ...lord } : undefined, error, retry: onRetry }
}
