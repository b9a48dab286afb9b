import { run } from 'graphile-worker'
import pg from 'pg'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { createDelivery } from './deliver-letter.ts'
import { letterTask } from './enqueue-mail.ts'
import { letterSchema } from './letter.ts'
import { queueLog } from './queue-log.ts'

export type MailQueue = {
  /** Lets the letters at hand go out, then ends. */
  stop(): Promise<void>
}

/**
 * Starts sending what `enqueueMail` posted. Several servers may run it: a letter is taken by one of them. A letter may
 * go out twice if a server dies between handing it over and noting so. Neither letters nor addresses are logged.
 */
export async function runMailQueue(platform: Platform): Promise<MailQueue> {
  const deliver = createDelivery(platform.config)
  // A pool of our own: the queue stops listening to its connections before they are closed, and one that is lost then
  // would end the process.
  const pgPool = new pg.Pool({
    connectionString: platform.database.url,
    max: 4,
    application_name: 'donjon mail',
  })
  const lost = (error: Error) => platform.log.warn({ err: error }, 'the mail queue lost a connection')
  pgPool.on('error', lost)
  pgPool.on('connect', (client) => client.on('error', lost))
  const runner = await run({
    pgPool,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: queueLog(platform.log),
    taskList: {
      [letterTask]: (payload) => withPlatform(platform, () => deliver(letterSchema.parse(payload))),
    },
  })
  return {
    stop: async () => {
      await runner.stop()
      await pgPool.end()
    },
  }
}
