import { useEffect, useRef } from 'react'
import { useGameData } from '../../live/use-game-data.ts'
import { armyAway } from './army-away.ts'

/** How long (ms) to wait for the live message after the countdown before fetching. */
const EXPECTED_RETURN_GRACE_MS = 1500

/** To call when the countdown of a mission or crusade has ended: asks for its outcome if no message brought it. */
export function useExpectedReturn(): () => void {
  const missions = useGameData('missions')
  const until = missions.data && armyAway(missions.data)?.endsAt
  const underway = useRef(until)
  useEffect(() => {
    underway.current = until
  })
  return () => {
    const run = underway.current
    setTimeout(() => {
      if (run === underway.current) missions.retry()
    }, EXPECTED_RETURN_GRACE_MS)
  }
}
