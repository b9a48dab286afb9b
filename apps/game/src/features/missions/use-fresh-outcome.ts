import { useEffect, useRef } from 'react'
import type { MissionOutcome } from '#generated/types.ts'
import { flyFrom } from '../../shell/coin-flights.ts'
import { playSound } from '../../shell/sound.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** How long (ms) an outcome stays on its mission's card. */
const FRESH_OUTCOME_MS = 30 * 60_000

/** The last outcome while it is recent. One that arrives while the page is open sends its gold to the purse. */
export function useFreshOutcome(last: MissionOutcome | null): MissionOutcome | null {
  const now = useServerNow()
  const seen = useRef(last?.missionRunId)
  useEffect(() => {
    if (!last || seen.current === last.missionRunId) return
    seen.current = last.missionRunId
    playSound(last.result)
    if (last.reward.gold > 0) flyFrom(`mission:${last.missionRunId}`)
  }, [last])
  return last && now() - Date.parse(last.finishedAt) < FRESH_OUTCOME_MS ? last : null
}
