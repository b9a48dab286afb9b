import { useGameData } from '../../live/use-game-data.ts'

/** The player's level and purse, which most refusals depend on. */
export type Lord = { level: number; gold: number; diamonds: number }

/** The player's level and purse, live. */
export function useLord(): { lord: Lord | undefined; error: Error | null; retry: () => void } {
  const { data, error, retry } = useGameData('controlPanel')
  if (!data) return { lord: undefined, error, retry }
  const { baseInfo, purse } = data
  return { lord: { level: baseInfo.level, gold: purse.gold, diamonds: purse.diamonds }, error, retry }
}
