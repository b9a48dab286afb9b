import { together } from '../../live/together.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { armyAway } from '../missions/army-away.ts'
import type { Raider } from './raid-reasons.tsx'

/** What decides on the player's side whether raids and spies can go, live. */
export function useRaider(): { raider: Raider | undefined; error: Error | null; onRetry: () => void } {
  const panel = useGameData('controlPanel')
  const missions = useGameData('missions')
  const raids = useGameData('raids')
  const reads = together(panel, missions, raids)
  if (!panel.data || !missions.data || !raids.data) return { raider: undefined, ...reads }
  const { baseInfo, energy } = panel.data
  const { restUntil, spiesBackAt } = raids.data
  return {
    raider: {
      level: baseInfo.level,
      energy,
      backAt: armyAway(missions.data)?.endsAt ?? null,
      restUntil,
      spiesBackAt,
    },
    ...reads,
  }
}
