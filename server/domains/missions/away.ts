import { missionUnderway } from '../../../rules/missions/missions.ts'
import { conflict } from '../../platform/errors.ts'
import type { RunUnderway } from './runs.ts'
import { expectedEnd } from './views.ts'

/** The refusal of whatever needs the host at home: 409 missionUnderway, with the time of its return. */
export function away(run: RunUnderway) {
  const { code, message } = missionUnderway()
  return conflict(code, message, { until: expectedEnd(run).toISOString() })
}
