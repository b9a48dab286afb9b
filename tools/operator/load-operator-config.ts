import { type Config, loadConfigOrExit } from '#server/platform/config.ts'

/**
 * The settings for a command of operators, which works past a pooler: that would end its session between two statements, and its
 * name of the database may be another one. Prints invalid settings and exits with 1.
 */
export function loadOperatorConfig(changes: NodeJS.ProcessEnv = {}): Config {
  const config = loadConfigOrExit({ ...process.env, ...changes, LOG_LEVEL: 'warn' })
  return {
    ...config,
    databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    databaseDirectUrl: undefined,
  }
}
