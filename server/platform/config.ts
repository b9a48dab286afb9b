import path from 'node:path'
import { z } from 'zod'
import { meaningOf, settings } from './settings.ts'
import { readStoredSecrets, type StoredSecrets } from './stored-secret.ts'

const environmentSchema = z.object(settings)

/** The bot that sells for Telegram Stars. */
export type TelegramSettings = {
  readonly token: string
  /** What Telegram sends with every update. */
  readonly webhookSecret: string
  /** Without a trailing slash. */
  readonly apiUrl: string
}

/** The validated settings in the form that the server uses. */
export type Config = {
  readonly mode: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Undefined: an embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Past the pooler to which `databaseUrl` leads. Undefined: there is none. */
  readonly databaseDirectUrl: string | undefined
  /** Standbys. Undefined: everything is read at the primary. */
  readonly databaseReadUrl: string | undefined
  readonly databasePool: number
  /** Whether statements are sent without waiting for the previous answer. */
  readonly databasePipeline: boolean
  /** Undefined: live events go through the database, and each machine counts the calls for itself. */
  readonly redisUrl: string | undefined
  readonly dataDir: string
  readonly gameSpeed: number
  /** Whether letters, pushes, error reports and calls of providers leave the server. */
  readonly isOutgoing: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** A file. Undefined: pushes go only to public addresses. */
  readonly pushTestCa: string | undefined
  readonly workers: number
  /** How long a server that is asked to stop still takes calls. */
  readonly drainSeconds: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly secret: string
  /** Other secrets whose signatures are accepted: those before `secret`, and the next one during a rotation. */
  readonly formerSecrets: readonly string[]
  /** Undefined: /metrics answers only this machine. */
  readonly metricsToken: string | undefined
  readonly worldSeed: string
  readonly worldNeighbours: number
  /** Per cent of the usual pace at which generated castles grow, raid and join crusades; 0: they do none of it. */
  readonly worldLiveliness: number
  /** For Express: a number of hops, or addresses. */
  readonly trustProxy: number | string
  /** Sources of frame-ancestors for the game's pages, besides its own origin. */
  readonly frameAncestors: string
  /** Whether the store has the checkout that takes no real money. Never in production. */
  readonly donateSandbox: boolean
  /** Undefined: the store takes no Telegram Stars. */
  readonly telegram: TelegramSettings | undefined
  /** Undefined: security.txt is not served. */
  readonly securityContact: string | undefined
  /** Undefined: errors are only logged. */
  readonly sentryDsn: string | undefined
  readonly rateLimitFactor: number
}

/** Invalid settings. `message` has one line for each. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings are wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

function isSettingName(name: string): name is keyof typeof settings {
  return Object.hasOwn(settings, name)
}

/** What helps to correct the value, besides the meaning of its setting. */
function hintOf(issue: z.core.$ZodIssue): string | undefined {
  const hint: unknown = issue.code === 'custom' ? issue.params?.hint : undefined
  return typeof hint === 'string' ? hint : undefined
}

function describeFault(
  name: string,
  environment: NodeJS.ProcessEnv,
  issues: readonly z.core.$ZodIssue[],
): string {
  if (!isSettingName(name)) return name
  const { description, isSecret } = meaningOf(settings[name])
  const shown = isSecret ? 'its value' : JSON.stringify(environment[name])
  const hint = issues.map(hintOf).find((known) => known !== undefined)
  return `${name}: ${shown} does not fit (${hint ?? description})`
}

/** The current secret and the former ones: of the settings, or generated in DATA_DIR. */
function secretsOf(
  { SECRET, SECRET_PREVIOUS }: z.infer<typeof environmentSchema>,
  dataDir: string,
): StoredSecrets {
  if (SECRET !== undefined) return [SECRET, ...SECRET_PREVIOUS]
  try {
    return [...readStoredSecrets(dataDir), ...SECRET_PREVIOUS]
  } catch (error) {
    throw new ConfigError([`SECRET: ${error instanceof Error ? error.message : String(error)}`])
  }
}

function isOnThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

/**
 * Production needs its own secret, and https: without it cookies could be read on the way. Only a server that is
 * expressly said to be for this machine may do without.
 */
function checkProduction({
  SECRET,
  PUBLIC_URL,
  DONATE_SANDBOX,
  TELEGRAM_API_URL,
  PUSH_TEST_CA,
}: z.infer<typeof environmentSchema>): void {
  const faults: string[] = []
  if (DONATE_SANDBOX === 'on') faults.push('DONATE_SANDBOX: "on" would give paid packs for nothing')
  if (!TELEGRAM_API_URL.startsWith('https:'))
    faults.push(`TELEGRAM_API_URL: "${TELEGRAM_API_URL}" is not https`)
  if (PUSH_TEST_CA) faults.push('PUSH_TEST_CA: pushes would go to private addresses')
  if (!SECRET) faults.push(`SECRET: missing (${meaningOf(settings.SECRET).description})`)
  if (!PUBLIC_URL) faults.push(`PUBLIC_URL: missing (${meaningOf(settings.PUBLIC_URL).description})`)
  else if (!PUBLIC_URL.startsWith('https:') && !isOnThisMachine(PUBLIC_URL))
    faults.push(`PUBLIC_URL: "${PUBLIC_URL}" is not https`)
  if (faults.length > 0) throw new ConfigError(faults)
}

function telegramOf({
  TELEGRAM_BOT_TOKEN: token,
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
  TELEGRAM_API_URL: apiUrl,
}: z.infer<typeof environmentSchema>): TelegramSettings | undefined {
  if (token === undefined && webhookSecret === undefined) return undefined
  if (token === undefined)
    throw new ConfigError(['TELEGRAM_BOT_TOKEN: missing, TELEGRAM_WEBHOOK_SECRET is set'])
  if (webhookSecret === undefined)
    throw new ConfigError(['TELEGRAM_WEBHOOK_SECRET: missing, TELEGRAM_BOT_TOKEN is set'])
  return { token, webhookSecret, apiUrl: apiUrl.replace(/\/+$/, '') }
}

/** Connections of the embedded database that servers may use; the rest is for its owner and for tools. */
const EMBEDDED_CONNECTIONS_MAX = 190
/** Connections of each process besides its pool: live events, letters and metrics. */
const OTHER_CONNECTIONS = 8

function checkConnections({ WORKERS, DATABASE_POOL }: z.infer<typeof environmentSchema>): void {
  const needed = WORKERS * (DATABASE_POOL + OTHER_CONNECTIONS)
  if (needed <= EMBEDDED_CONNECTIONS_MAX) return
  throw new ConfigError([
    `WORKERS: ${WORKERS} processes need ${needed} connections, the embedded database has ${EMBEDDED_CONNECTIONS_MAX} for them`,
  ])
}

/** Reads and validates every setting. Throws `ConfigError` that lists all invalid ones. */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const byName = Map.groupBy(parsed.error.issues, ({ path: [name] }) => String(name ?? ''))
    throw new ConfigError([...byName].map(([name, issues]) => describeFault(name, given, issues)))
  }
  const values = parsed.data
  if (values.NODE_ENV === 'production') checkProduction(values)
  if (!values.DATABASE_URL) {
    if (values.DATABASE_DIRECT_URL) throw new ConfigError(['DATABASE_DIRECT_URL: set, without DATABASE_URL'])
    if (values.DATABASE_READ_URL) throw new ConfigError(['DATABASE_READ_URL: set, without DATABASE_URL'])
    checkConnections(values)
  }
  const dataDir = path.resolve(values.DATA_DIR)
  const isOutgoing = values.OUTGOING === 'on'
  const [secret, ...formerSecrets] = secretsOf(values, dataDir)
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databasePool: values.DATABASE_POOL,
    databasePipeline: values.DATABASE_PIPELINE === 'on',
    // A drill beside production would tell its tabs what happens in another world.
    redisUrl: values.OUTGOING === 'on' ? values.REDIS_URL : undefined,
    dataDir,
    gameSpeed: values.GAME_SPEED,
    isOutgoing,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    pushTestCa: values.PUSH_TEST_CA,
    workers: values.WORKERS,
    drainSeconds: values.DRAIN_SECONDS,
    logLevel: values.LOG_LEVEL,
    secret,
    formerSecrets,
    metricsToken: values.METRICS_TOKEN,
    worldSeed: values.WORLD_SEED,
    worldNeighbours: values.WORLD_NEIGHBOURS,
    worldLiveliness: values.WORLD_LIVELINESS,
    trustProxy: values.TRUST_PROXY,
    frameAncestors: values.FRAME_ANCESTORS,
    donateSandbox: (values.DONATE_SANDBOX ?? (values.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    telegram: isOutgoing ? telegramOf(values) : undefined,
    securityContact: values.SECURITY_CONTACT,
    sentryDsn: isOutgoing ? values.SENTRY_DSN : undefined,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
  }
}

function proxyWarnings({ trustProxy, host }: Config): string[] {
  const isOpen = !['localhost', '127.0.0.1', '::1'].includes(host)
  if (typeof trustProxy !== 'number' || trustProxy === 0 || !isOpen) return []
  return [
    `TRUST_PROXY counts proxies, and HOST=${host} lets others reach the port past them: they can name any address. ` +
      'Set TRUST_PROXY to the addresses of the proxies',
  ]
}

function mailWarnings({ mode, isOutgoing, smtpUrl, mailFrom }: Config): string[] {
  if (!isOutgoing)
    return [
      'OUTGOING is off: letters and pushes wait, errors are not reported, Telegram and payments are closed',
    ]
  if (mode !== 'production') return []
  if (!smtpUrl) return ['SMTP_URL is not set: letters wait in the queue, so nobody can confirm an e-mail']
  if (/@localhost\b/.test(mailFrom))
    return [`MAIL_FROM is ${mailFrom}: mail servers refuse letters from there. Set an address of your own`]
  return []
}

/** What an operator should know about settings that are valid but let others in or keep letters back. One line each. */
export function configWarnings(config: Config): readonly string[] {
  return [...proxyWarnings(config), ...mailWarnings(config)]
}

/** For `main.ts`: prints invalid settings and exits with 1 before anything starts. */
export function loadConfigOrExit(environment: NodeJS.ProcessEnv): Config {
  try {
    return loadConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
