import { Writable } from 'node:stream'
import type { Config } from '#server/platform/config.ts'
import { createLog, type Log } from '#server/platform/log.ts'

export type HeardLog = {
  readonly log: Log
  /** Everything logged so far, a JSON object per line. */
  said(): string
}

/** A log that a test reads, by default from level info on. */
export function heardLog(logLevel: Config['logLevel'] = 'info'): HeardLog {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog({ logLevel, mode: 'test' }, { destination }), said: () => lines.join('') }
}
