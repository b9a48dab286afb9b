import type { AppConfigValues } from '#catalogue/appconfig/app-settings.ts'
import { FEATURES } from '#catalogue/appconfig/features.ts'
import type { OperationFacts } from '#generated/operations.ts'
import { conflict, GameError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/callers/caller.ts'
import { publicData } from '../public-data/public-data.ts'
import { isFeatureOpen } from './closed-features.ts'
import { readAppConfig } from './values.ts'

/** What a client waits before it asks again. */
const RETRY_AFTER_SECONDS = 30

/** Calls of visitors that found a castle. Other calls about accounts stay open: administrators log in, and players save an account. */
const FOUNDING = ['/auth/register', '/auth/register-by-telegram-web-app']

function isAdministrator(caller: Caller | null): boolean {
  return caller?.roles.some((role) => role !== 'PLAYER') === true
}

function isClosedInMaintenance(facts: OperationFacts, caller: Caller | null): boolean {
  const { method, tag, path, openInMaintenance } = facts
  if (method === 'GET' || openInMaintenance || isAdministrator(caller)) return false
  return tag !== 'auth' || FOUNDING.includes(path)
}

function refusalOf(
  facts: OperationFacts,
  caller: Caller | null,
  config: AppConfigValues,
): GameError | undefined {
  if (config.maintenance && isClosedInMaintenance(facts, caller))
    return new GameError(503, 'maintenance', config.maintenanceText, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  const { feature } = facts
  if (feature === null || isFeatureOpen(feature, config)) return undefined
  return conflict('featureClosed', `${FEATURES[feature].closed} ${config.closedText}`.trim())
}

/**
 * Refuses what administrators have closed: during maintenance every call that changes something, except logins, what only takes rights
 * away or calls something back, and calls of administrators (503 maintenance), and the calls of a closed feature (409 featureClosed), also to administrators.
 */
export async function refuseClosedCalls(facts: OperationFacts, caller: Caller | null): Promise<void> {
  if (!refusalOf(facts, caller, publicData().config)) return
  // Another process may have read already that it is open again, and its player presses at once.
  const refusal = refusalOf(facts, caller, await readAppConfig())
  if (refusal) throw refusal
}
