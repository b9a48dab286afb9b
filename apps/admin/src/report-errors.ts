import { HttpError } from 'react-admin'
import type { CollectedErrors } from '#apps/error-reports/collect-errors.ts'
import { sendCollected } from '#apps/error-reports/send-collected.ts'
import { client } from './calls.ts'

/** Sends the errors of the console to the service that the app config names. Refused calls are shown, and are none. */
export async function reportErrors(errors: CollectedErrors): Promise<void> {
  const { data } = await client.GET('/public/app-config').catch(() => ({ data: undefined }))
  if (!data) return
  await sendCollected(errors, {
    dsn: data.errorReportsDsn,
    part: 'console',
    isExpected: (error) => error instanceof HttpError,
  })
}
