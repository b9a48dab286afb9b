import { run } from 'graphile-worker'
import pg from 'pg'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { createDelivery } from './deliver-letter.ts'
import { LETTER_TASK } from './enqueue-mail.ts'
import { letterSchema } from './letter.ts'
import { queueLog } from './queue-log.ts'

export type MailQueue = {
  /** Finishes the letters that are being sent, then stops. */
  stop(): Promise<void>
}

/**
 * Starts sending what `enqueueMail` enqueued. With several servers each letter is taken by one of them. A letter may
 * be sent twice if a server dies between delivering it and recording that. Letters and addresses are not logged.
 */
export async function runMailQueue(platform: Platform): Promise<MailQueue> {
  const deliver = createDelivery(platform.config)
  // A separate pool: the queue stops listening to its connections before it closes them, and a connection lost
  // in between would end the process.
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
      [LETTER_TASK]: (payload) => withPlatform(platform, () => deliver(letterSchema.parse(payload))),
    },
  })
  return {
    stop: async () => {
      await runner.stop()
      await pgPool.end()
    },
  }
}
