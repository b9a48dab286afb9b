import { z } from 'zod'
import { SECRET_CHARACTERS_MIN } from './stored-secret.ts'

type Meaning = {
  /** One line for docs/operating.md and for the error at start. */
  readonly description: string
  /** Secret values are never printed. */
  readonly isSecret: boolean
}

const meanings = z.registry<Meaning>()

function setting<Schema extends z.ZodType>(description: string, schema: Schema): Schema {
  meanings.add(schema, { description, isSecret: false })
  return schema
}

function secret<Schema extends z.ZodType>(description: string, schema: Schema): Schema {
  meanings.add(schema, { description, isSecret: true })
  return schema
}

/** What a setting means. */
export function meaningOf(schema: z.ZodType): Meaning {
  const meaning = meanings.get(schema)
  if (!meaning) throw new Error('This is no setting')
  return meaning
}

function integer(least: number, most: number, fallback: number) {
  return z.coerce
    .number(`a whole number from ${least} to ${most}`)
    .int()
    .min(least)
    .max(most)
    .default(fallback)
}

function url(...protocols: string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
}

/** An address of PostgreSQL. The driver knows one host only. */
function database() {
  return z.string().superRefine((text, context) => {
    if (/^postgres(ql)?:\/\/(?:[^@/?]*@)?[^@/?]*,|[?&]host=[^&]*,/.test(text)) {
      const hint = 'one host only: put a proxy such as HAProxy, or a name of the DNS, before several'
      context.addIssue({ code: 'custom', message: hint, params: { hint } })
    } else if (!URL.canParse(text) || !['postgres:', 'postgresql:'].includes(new URL(text).protocol))
      context.addIssue('a URL starting with postgres:// or postgresql://')
  })
}

/** Every setting, read from the environment variable of the same name. An empty variable counts as unset. */
export const settings = {
  NODE_ENV: setting(
    'production, development or test; default development',
    z.enum(['production', 'development', 'test']).default('development'),
  ),
  PORT: setting('port of the one HTTP server; default 3000, 0 takes a free one', integer(0, 65_535, 3000)),
  HOST: setting(
    'address to listen on; default 127.0.0.1, only this machine; 0.0.0.0 for all',
    z.string().min(1).max(255).default('127.0.0.1'),
  ),
  PUBLIC_URL: setting(
    'address that players and letters use, in production with https; default http://localhost:PORT',
    url('http:', 'https:').optional(),
  ),
  DATABASE_URL: secret('PostgreSQL 15 or newer; unset: an embedded one in DATA_DIR', database().optional()),
  DATABASE_DIRECT_URL: secret(
    'the same database without the pooler to which DATABASE_URL leads; unset: DATABASE_URL leads to PostgreSQL itself',
    database().optional(),
  ),
  DATABASE_READ_URL: secret(
    'standbys of the same database, past any pooler, for reads that may be some seconds old; unset: everything is read at the primary',
    database().optional(),
  ),
  DATABASE_POOL: setting('connections to the database per process; default 12', integer(2, 200, 12)),
  DATABASE_PIPELINE: setting(
    'on: statements are sent without waiting for the previous answer; off: one by one; default on',
    z.enum(['on', 'off']).default('on'),
  ),
  REDIS_URL: secret(
    'Redis 7 or newer between processes and machines, for live events and limits of calls; unset: events go through PostgreSQL, limits are counted by each machine',
    url('redis:', 'rediss:')
      .refine((text) => !URL.canParse(text) || /^\/?\d{0,4}$/.test(new URL(text).pathname))
      .optional(),
  ),
  DATA_DIR: setting(
    'folder of the embedded database and the generated secret; default .data',
    z.string().min(1).max(4096).default('.data'),
  ),
  GAME_SPEED: setting(
    'how many times faster than real time the game runs, 0.1 to 3600; default 1',
    z.coerce.number('a number from 0.1 to 3600').min(0.1).max(3600).default(1),
  ),
  OUTGOING: setting(
    'off: letters and pushes wait, no error reports, no Telegram, no payments: a restored world reaches no player; default on',
    z.enum(['on', 'off']).default('on'),
  ),
  SMTP_URL: secret(
    'mail server, smtp:// or smtps://; unset outside production: letters are shown at /mailbox; unset in production: they wait',
    url('smtp:', 'smtps:').optional(),
  ),
  MAIL_FROM: setting(
    'sender of letters; default Донжон <donjon@localhost>',
    z.string().min(3).max(320).default('Донжон <donjon@localhost>'),
  ),
  PUSH_TEST_CA: setting(
    'file with the certificate of a push service on this machine, for tests: pushes then also go to private addresses; refused in production',
    z.string().min(1).max(4096).optional(),
  ),
  WORKERS: setting('server processes on this machine, 1 to 64; default 1', integer(1, 64, 1)),
  DRAIN_SECONDS: setting(
    'how long a server that is asked to stop still takes calls, while /health answers 503 so that proxies send it no more, 0 to 300; default 0',
    integer(0, 300, 0),
  ),
  LOG_LEVEL: setting(
    'fatal, error, warn, info, debug, trace or silent; default info',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  SECRET: secret(
    'at least 32 characters; required in production, else generated in DATA_DIR/secret',
    z.string().min(SECRET_CHARACTERS_MIN).max(1024).optional(),
  ),
  SECRET_PREVIOUS: secret(
    'other secrets whose signatures are accepted, comma-separated, during a change of SECRET',
    z
      .string()
      .max(8192)
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(SECRET_CHARACTERS_MIN)).max(8))
      .default([]),
  ),
  METRICS_TOKEN: secret(
    'at least 16 characters, the bearer that /metrics requires; unset: only this machine may read it',
    z.string().min(16).max(1024).optional(),
  ),
  WORLD_SEED: setting(
    'seed of the generated neighbours, used to create the world; default donjon',
    z.string().min(1).max(64).default('donjon'),
  ),
  WORLD_NEIGHBOURS: setting(
    'generated castles in the world, 0 to 10000, added at a start and never removed; searches of raids found more where too few live, except with 0; default 120',
    integer(0, 10_000, 120),
  ),
  WORLD_LIVELINESS: setting(
    'per cent of the usual pace at which generated castles grow, raid and join crusades, 0 to 1000; default 100, 0: they stand still',
    integer(0, 1000, 100),
  ),
  TRUST_PROXY: setting(
    'proxies in front: how many (0 to 10) or their addresses, comma-separated; default 0',
    z
      .string()
      .max(1024)
      .default('0')
      .transform((text, context) => {
        if (!/^\d+$/.test(text)) return text
        const hops = Number(text)
        if (hops > 10) context.addIssue('a number of proxies from 0 to 10, or their addresses')
        return hops
      }),
  ),
  FRAME_ANCESTORS: setting(
    "origins whose pages may show the game in a frame, separated by spaces, or 'none'; default https://web.telegram.org",
    z
      .string()
      .max(1000)
      .regex(/^('none'|https:\/\/[\w.:*-]+( https:\/\/[\w.:*-]+)*)$/)
      .default('https://web.telegram.org'),
  ),
  DONATE_SANDBOX: setting(
    'on: the store has a checkout that takes no real money; off: not; default on outside production, where it is refused',
    z.enum(['on', 'off']).optional(),
  ),
  TELEGRAM_BOT_TOKEN: secret(
    'token of the bot that opens the game in Telegram and sells for Stars, with TELEGRAM_WEBHOOK_SECRET; unset: neither',
    z
      .string()
      .regex(/^\d{1,20}:[\w-]{1,100}$/)
      .optional(),
  ),
  TELEGRAM_WEBHOOK_SECRET: secret(
    'secret_token of setWebhook, 16 to 256 letters, digits, _ and -',
    z
      .string()
      .regex(/^[\w-]{16,256}$/)
      .optional(),
  ),
  TELEGRAM_API_URL: setting(
    'address of the Bot API, in production with https; default https://api.telegram.org',
    url('http:', 'https:').default('https://api.telegram.org'),
  ),
  SECURITY_CONTACT: setting(
    'mailto: or https: address for reporting vulnerabilities, shown at /.well-known/security.txt; unset: none',
    url('mailto:', 'https:').optional(),
  ),
  SENTRY_DSN: setting(
    "where errors of the server and of open pages are reported, by Sentry's protocol; unset: nowhere",
    z
      .string()
      .regex(/^https?:\/\/[^:@/]+@[^/?#]+\/(?:[^?#]*\/)?\d+$/, 'a DSN such as https://key@host/1')
      .optional(),
  ),
  RATE_LIMIT_FACTOR: setting(
    'factor of every rate limit, 0.01 to 1000000 (for load tests); default 1',
    z.coerce.number('a number from 0.01 to 1000000').min(0.01).max(1_000_000).default(1),
  ),
}
