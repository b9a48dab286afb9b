import { HttpError } from 'react-admin'
import { CallLost } from '../fetch-answered.ts'

const RETRY_DELAY_MAX_MS = 5000

/**
 * How a page reads its record. React-admin takes every error for a record that does not exist, and leaves the page with what is typed
 * there. So while the server is not reached the record is asked for again.
 */
export const RECORD_QUERY = {
  retry: (_failures: number, error: Error) =>
    error instanceof CallLost || (error instanceof HttpError && error.status >= 500),
  retryDelay: (failures: number) => Math.min(RETRY_DELAY_MAX_MS, 500 * 2 ** failures),
} as const
