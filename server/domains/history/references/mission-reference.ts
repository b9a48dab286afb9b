import { missionByKey } from '#catalogue/missions/missions.ts'
import { sql } from '../../../platform/sql.ts'
import type { Describer, Description } from './description.ts'

/** `mission:12`: the name of the run's mission, and its fight's report. */
export const describeMission: Describer = async (rests) => {
  const ids = rests.map(Number).filter(Number.isSafeInteger)
  const runs = await sql<{ id: number; missionKey: string; fightId: number | null }>`
    SELECT id, mission_key, fight_id FROM mission_run WHERE id = ANY(${ids}::bigint[])`
  return new Map(
    runs.flatMap(({ id, missionKey, fightId }): [string, Description][] => {
      const mission = missionByKey(missionKey)
      return mission ? [[String(id), { text: mission.name, fightId }]] : []
    }),
  )
}
