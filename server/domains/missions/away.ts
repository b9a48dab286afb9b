import { missionUnderway } from '#rules/missions/missions.ts'
import { latestReturn } from '../../game/crusades/mark.ts'
import type { CrusadeOut } from '../../game/crusades/store.ts'
import { conflict } from '../../platform/errors.ts'
import type { RunUnderway } from './runs.ts'
import { expectedEnd } from './views.ts'

/** The refusal of whatever needs the army at home: 409 missionUnderway, with the time of its return. */
export function away(run: RunUnderway) {
  return awayUntil(expectedEnd(run))
}

/** The same for an army on a crusade. */
export function awayOnCrusade({ startedAt }: CrusadeOut) {
  return awayUntil(startedAt === null ? null : latestReturn(startedAt))
}

function awayUntil(until: Date | null) {
  const { code, message } = missionUnderway()
  return conflict(code, message, until === null ? {} : { until: until.toISOString() })
}
