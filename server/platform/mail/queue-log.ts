import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** Passes the queue's messages to our log. Their `meta` holds whole jobs with letters and is dropped. */
export function queueLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(`mail queue: ${message}`)
    else if (level === 'warning') log.warn(`mail queue: ${message}`)
    else log.debug(`mail queue: ${message}`)
  })
}
