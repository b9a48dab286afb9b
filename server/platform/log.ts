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

/**
 * PostgreSQL tells the whole failing row, Sequelize the statement and its values several times over; the message, the
 * constraint and PostgreSQL's code stay.
 */
const statementPaths = [
  ...['detail', 'sql', 'parameters', 'fields', 'errors', 'aggregateErrors', 'parent'].map(
    (name) => `err.${name}`,
  ),
  ...['detail', 'sql', 'parameters'].map((name) => `err.original.${name}`),
]

/** JSON lines on standard output (or on `destination`), without secrets. */
export function createLog(config: Pick<Config, 'logLevel' | 'mode'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secretPaths, ...statementPaths], censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
