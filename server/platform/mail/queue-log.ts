import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'
import { warnSummed } from '../summed-log.ts'

/** What the queue says again and again while the database is away; it goes on by itself. The rest of such a message differs each time. */
const REPEATED =
  /^(?:Cron hit an error|Error with notify listener|Error occurred fetching jobs|Error occurred during fetch|PostgreSQL (?:idle|active) client generated error|Failed to reset locked|Worker exited with error)/

/** Passes the queue's messages to our log. Their `meta` holds whole jobs with letters and is dropped. */
export function queueLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    const [repeated] = REPEATED.exec(message) ?? []
    if (repeated !== undefined) warnSummed(log, `mail queue: ${repeated}`, { cause: message })
    else if (level === 'error') log.error(`mail queue: ${message}`)
    else if (level === 'warning') log.warn(`mail queue: ${message}`)
    else log.debug(`mail queue: ${message}`)
  })
}
