import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRET_NAMES = [
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

/** Redacts secrets at the top, one, two and three levels deep: request and error objects nest that far. */
const secretPaths = SECRET_NAMES.flatMap((name) => {
  const tail = name.startsWith('[') ? name : `.${name}`
  return [name, `*${tail}`, `*.*${tail}`, `*.*.*${tail}`]
})

/**
 * Fields with user data: PostgreSQL's error holds the failing row, Sequelize's the statement and its values several
 * times. The message, the constraint and the error code stay.
 */
const statementPaths = [
  ...['detail', 'sql', 'parameters', 'fields', 'errors', 'aggregateErrors', 'parent'].map(
    (name) => `err.${name}`,
  ),
  ...['detail', 'sql', 'parameters'].map((name) => `err.original.${name}`),
]

type LogParts = {
  /** Undefined: standard output. */
  readonly destination?: DestinationStream
  /** Receives the first two arguments of every line of level error or fatal. */
  readonly onError?: (fields: unknown, message: unknown) => void
}

const ERROR_LEVEL = 50

/** Writes JSON lines without secrets. */
export function createLog(
  config: Pick<Config, 'logLevel' | 'mode'>,
  { destination, onError }: LogParts = {},
): Log {
  const options: LoggerOptions = {
    hooks: {
      logMethod(line, method, level) {
        if (level >= ERROR_LEVEL) onError?.(line[0], line[1])
        method.apply(this, line)
      },
    },
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...secretPaths, ...statementPaths], censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
