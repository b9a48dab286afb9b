import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useListMissions } from '#generated/hooks/missions.ts'
import type { StartMissionRequest } from '#generated/types.ts'

type MissionStart = Pick<StartMissionRequest, 'missionKey' | 'difficulty' | 'skill'>

/**
 * The chance (per cent) of a mission, from a list that another part of the page has fetched. Null if there is none, or if
 * the army may have changed since: after any action of the player, and with `cause` (the last mission, the level).
 */
export function useKnownChance(
  { missionKey, difficulty, skill }: MissionStart,
  cause: string | undefined,
): number | null {
  const { data, dataUpdatedAt } = useListMissions({ query: { enabled: false } })
  const changedAt = useChangeTime(cause)
  if (!data || dataUpdatedAt <= changedAt) return null
  const mission = data.regions
    .flatMap(({ missions }) => missions)
    .find((candidate) => candidate.missionKey === missionKey)
  const forecast = mission?.difficulties.find((candidate) => candidate.difficulty === difficulty)
  return forecast?.winPercentBySkill[skill] ?? null
}

/** When an action last succeeded or `cause` last changed (ms). Undefined is an unknown cause, not a change. */
function useChangeTime(cause: string | undefined): number {
  const actions = useQueryClient().getMutationCache()
  const [change, setChange] = useState({ cause, at: 0 })
  if (cause !== undefined && cause !== change.cause)
    setChange({ cause, at: change.cause === undefined ? change.at : Date.now() })
  useEffect(
    () =>
      actions.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          setChange((before) => ({ ...before, at: Date.now() }))
      }),
    [actions],
  )
  return change.at
}
