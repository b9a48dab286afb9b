import { currentPlatform } from '../ambient.ts'
import { part, type SqlPart } from '../sql.ts'

/**
 * Only timers of kinds that this version handles: while machines are updated one by one, those of the new version may set others, and
 * run them.
 */
export function isKnownKind(): SqlPart {
  return part`kind = ANY(${Object.keys(currentPlatform().timerHandlers)}::text[])`
}
