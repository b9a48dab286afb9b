import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** The queue's own messages, on our log. Its `meta` holds whole jobs, and with them letters: it is left out. */
export function queueLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(`mail queue: ${message}`)
    else if (level === 'warning') log.warn(`mail queue: ${message}`)
    else log.debug(`mail queue: ${message}`)
  })
}
