import { run } from 'graphile-worker'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { createDelivery } from './deliver-letter.ts'
import { letterTask } from './enqueue-mail.ts'
import { letterSchema } from './letter.ts'
import { queueLog } from './queue-log.ts'

export interface MailQueue {
  /** Lets the letters at hand go out, then ends. */
  stop(): Promise<void>
}

/**
 * Starts sending what `enqueueMail` posted. Several servers may run it: a letter is taken by one of them. A letter may
 * go out twice if a server dies between handing it over and noting so. Neither letters nor addresses are logged.
 */
export const runMailQueue = async (platform: Platform): Promise<MailQueue> => {
  const deliver = createDelivery(platform.config)
  const runner = await run({
    connectionString: platform.database.url,
    maxPoolSize: 4,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: queueLog(platform.log),
    taskList: {
      [letterTask]: (payload) => withPlatform(platform, () => deliver(letterSchema.parse(payload))),
    },
  })
  return { stop: () => runner.stop() }
}
