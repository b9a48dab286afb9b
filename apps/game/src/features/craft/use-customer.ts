import { useGameData } from '../../live/use-game-data.ts'
import type { Customer } from './craft-types.ts'

/** Who stands before the craftsman, with how far the reading is. */
export function useCustomer(): { customer: Customer | undefined; error: Error | null; retry: () => void } {
  const panel = useGameData('controlPanel')
  const layout = useGameData('playerLayout')
  const { baseInfo, purse } = panel.data ?? {}
  const name = layout.data?.player.name
  return {
    customer:
      baseInfo && purse && name !== undefined
        ? { name, level: baseInfo.level, gold: purse.gold, diamonds: purse.diamonds }
        : undefined,
    error: panel.error,
    retry: panel.retry,
  }
}
