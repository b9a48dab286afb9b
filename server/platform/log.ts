import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'newPassword',
  'confirmPassword',
  'confirmNewPassword',
  'passwordHash',
  'token',
  'secret',
  'initData',
]

/** A secret is cut at the top, one, two and three levels deep: as far as request and error objects nest. */
const secretPaths = secretNames.flatMap((name) => {
  const tail = name.startsWith('[') ? name : `.${name}`
  return [name, `*${tail}`, `*.*${tail}`, `*.*.*${tail}`]
})

/** The address without its query wherever the query may carry a secret (reset, confirmation and messenger calls). */
export const loggableUrl = (url: string): string => {
  const [pathname = ''] = url.split('?', 1)
  return /^\/(api\/auth|auth|redirect)(\/|$)/.test(pathname) ? pathname : url
}

/** JSON lines on standard output (or on `destination`), without secrets. */
export const createLog = (
  config: Pick<Config, 'logLevel' | 'mode'>,
  destination?: DestinationStream,
): Log => {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
