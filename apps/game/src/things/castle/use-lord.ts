import { useGameData } from '../../live/use-game-data.ts'

/** What the lord brings along wherever something is asked of him: his level, and his purse. */
export type Lord = { level: number; gold: number; diamonds: number }

/** The player as whoever sells, sharpens or teaches sees him, live. */
export function useLord(): { lord: Lord | undefined; error: Error | null; retry: () => void } {
  const { data, error, retry } = useGameData('controlPanel')
  if (!data) return { lord: undefined, error, retry }
  const { baseInfo, purse } = data
  return { lord: { level: baseInfo.level, gold: purse.gold, diamonds: purse.diamonds }, error, retry }
}
