import { laterDay } from '../../game/draws/days.ts'
import { listSecrets } from '../../game/draws/list-secrets.ts'
import { openPastDays } from '../../game/draws/open-past-days.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { GameError } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { viewSecrets } from './views.ts'

const DAYS_LISTED = 31

export const drawsHandlers = {
  listFairSecrets: publicQuery<'listFairSecrets'>(
    async ({ query: { until, limit = DAYS_LISTED } }) => {
      if (until !== undefined && laterDay(until, 0) !== until) {
        throw new GameError(400, 'badRequest', 'Такого дня не бывает')
      }
      // A database that cannot write for now must not keep anybody from reading.
      await openPastDays().catch((error: unknown) =>
        currentPlatform().log.warn({ err: error }, 'day secrets were not published'),
      )
      return viewSecrets(await listSecrets(until, limit))
    },
    { cacheSeconds: 0 },
  ),
} satisfies HandlersOf<'draws'>
