import { useGameData } from '../../live/use-game-data.ts'
import type { Buyer } from './shop-types.ts'

/** The player as a buyer, live. */
export function useBuyer(): { buyer: Buyer | undefined; error: Error | null; retry: () => void } {
  const panel = useGameData('controlPanel')
  const { baseInfo, purse } = panel.data ?? {}
  return {
    buyer: baseInfo && purse && { level: baseInfo.level, gold: purse.gold, diamonds: purse.diamonds },
    error: panel.error,
    retry: panel.retry,
  }
}
