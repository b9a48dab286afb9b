import { HttpError } from 'react-admin'
import { CallLost } from '../fetch-answered.ts'

const RETRY_DELAY_MAX_MS = 5000
/** Of a server that answers with an error: half a minute, longer than a restart. */
const FAILED_RETRIES = 9

/**
 * How a page reads its record. React-admin takes every error for a record that does not exist. So the record is asked for again: while the
 * server is not reached, and for half a minute while it fails. After that `RecordError` stands on the page, whose address stays.
 */
export const RECORD_QUERY = {
  retry: (failures: number, error: Error) =>
    error instanceof CallLost ||
    (error instanceof HttpError && error.status >= 500 && failures < FAILED_RETRIES),
  // React-admin would leave the page. `RecordError` says what is wrong there.
  onError: () => undefined,
  retryDelay: (failures: number) => Math.min(RETRY_DELAY_MAX_MS, 500 * 2 ** failures),
} as const
