import { currentPlatform } from '../ambient.ts'
import { part, type SqlPart } from '../sql.ts'

/**
 * The kinds of timers that this version handles, for `kind =`: while machines are updated one by one, those of the new version may set others, and
 * run them.
 */
export function knownKinds(): SqlPart {
  return part`ANY(${Object.keys(currentPlatform().timerHandlers)}::text[])`
}
