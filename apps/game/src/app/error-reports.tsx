import { useEffect } from 'react'
import type { CollectedErrors } from '#apps/error-reports/collect-errors.ts'
import { sendCollected } from '#apps/error-reports/send-collected.ts'
import { ApiError } from '../api/api-error.ts'
import { ChunkError } from '../shell/lazy-part.tsx'
import { useAppConfig } from '../shell/use-app-config.ts'

/** Refused calls, a lost network and chunks of an old version are not faults of the page: the player sees a message for each. */
function isExpected(error: unknown): boolean {
  return error instanceof ApiError || error instanceof ChunkError
}

/** Sends the page's errors to the service that the app config names (docs/decisions/0036-error-reports.md). */
export function ErrorReports({ errors, part }: { errors: CollectedErrors; part: 'game' | 'site' }) {
  const dsn = useAppConfig()?.errorReportsDsn
  useEffect(() => {
    if (dsn !== undefined) void sendCollected(errors, { dsn, part, isExpected })
  }, [dsn, errors, part])
  return null
}
