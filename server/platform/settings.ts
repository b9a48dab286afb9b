import { z } from 'zod'
import { SECRET_CHARACTERS_MIN } from './stored-secret.ts'

type Setting = {
  /** One line for docs/operating.md and for the error at start. */
  readonly description: string
  /** Secret values are never printed. */
  readonly secret?: true
  readonly schema: z.ZodType
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

/** Every setting, read from the environment variable of the same name. An empty variable counts as unset. */
export const settings = {
  NODE_ENV: {
    description: 'production, development or test; default development',
    schema: z.enum(['production', 'development', 'test']).default('development'),
  },
  PORT: {
    description: 'port of the one HTTP server; default 3000, 0 takes a free one',
    schema: integer(0, 65_535, 3000),
  },
  HOST: {
    description: 'address to listen on; default 127.0.0.1, only this machine; 0.0.0.0 for all',
    schema: z.string().min(1).max(255).default('127.0.0.1'),
  },
  PUBLIC_URL: {
    description:
      'address that players and letters use, in production with https; default http://localhost:PORT',
    schema: url('http:', 'https:').optional(),
  },
  DATABASE_URL: {
    description: 'PostgreSQL 15 or newer; unset: an embedded one in DATA_DIR',
    secret: true,
    schema: url('postgres:', 'postgresql:').optional(),
  },
  DATABASE_POOL: {
    description: 'connections to the database per process; default 12',
    schema: integer(2, 200, 12),
  },
  DATABASE_PIPELINE: {
    description:
      'on: statements are sent without waiting for the previous answer; off: one by one; default on',
    schema: z.enum(['on', 'off']).default('on'),
  },
  DATA_DIR: {
    description: 'folder of the embedded database and the generated secret; default .data',
    schema: z.string().min(1).max(4096).default('.data'),
  },
  GAME_SPEED: {
    description: 'how many times faster than real time the game runs, 0.1 to 3600; default 1',
    schema: z.coerce.number('a number from 0.1 to 3600').min(0.1).max(3600).default(1),
  },
  SMTP_URL: {
    description: 'mail server, smtp:// or smtps://; unset outside production: letters are shown at /mailbox',
    secret: true,
    schema: url('smtp:', 'smtps:').optional(),
  },
  MAIL_FROM: {
    description: 'sender of letters; default Донжон <donjon@localhost>',
    schema: z.string().min(3).max(320).default('Донжон <donjon@localhost>'),
  },
  PUSH_TEST_CA: {
    description:
      'file with the certificate of a push service on this machine, for tests: pushes then also go to private addresses; refused in production',
    schema: z.string().min(1).max(4096).optional(),
  },
  WORKERS: {
    description: 'server processes on this machine, 1 to 64; default 1',
    schema: integer(1, 64, 1),
  },
  LOG_LEVEL: {
    description: 'fatal, error, warn, info, debug, trace or silent; default info',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  },
  SECRET: {
    description: 'at least 32 characters; required in production, else generated in DATA_DIR/secret',
    secret: true,
    schema: z.string().min(SECRET_CHARACTERS_MIN).max(1024).optional(),
  },
  SECRET_PREVIOUS: {
    description: 'other secrets whose signatures are accepted, comma-separated, during a change of SECRET',
    secret: true,
    schema: z
      .string()
      .max(8192)
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(SECRET_CHARACTERS_MIN)).max(8))
      .default([]),
  },
  METRICS_TOKEN: {
    description:
      'at least 16 characters, the bearer that /metrics requires; unset: only this machine may read it',
    secret: true,
    schema: z.string().min(16).max(1024).optional(),
  },
  WORLD_SEED: {
    description: 'seed of the generated neighbours, used to create the world; default donjon',
    schema: z.string().min(1).max(64).default('donjon'),
  },
  WORLD_NEIGHBOURS: {
    description:
      'generated castles in the world, 0 to 10000, added at a start and never removed; searches of raids found more where too few live, except with 0; default 120',
    schema: integer(0, 10_000, 120),
  },
  WORLD_LIVELINESS: {
    description:
      'per cent of the usual pace at which generated castles grow, raid and join crusades, 0 to 1000; default 100, 0: they stand still',
    schema: integer(0, 1000, 100),
  },
  TRUST_PROXY: {
    description: 'proxies in front: how many (0 to 10) or their addresses, comma-separated; default 0',
    schema: z
      .string()
      .max(1024)
      .default('0')
      .transform((text, context) => {
        if (!/^\d+$/.test(text)) return text
        const hops = Number(text)
        if (hops > 10) context.addIssue('a number of proxies from 0 to 10, or their addresses')
        return hops
      }),
  },
  FRAME_ANCESTORS: {
    description:
      "origins whose pages may show the game in a frame, separated by spaces, or 'none'; default https://web.telegram.org",
    schema: z
      .string()
      .max(1000)
      .regex(/^('none'|https:\/\/[\w.:*-]+( https:\/\/[\w.:*-]+)*)$/)
      .default('https://web.telegram.org'),
  },
  DONATE_SANDBOX: {
    description:
      'on: the store has a checkout that takes no real money; off: not; default on outside production, where it is refused',
    schema: z.enum(['on', 'off']).optional(),
  },
  TELEGRAM_BOT_TOKEN: {
    description:
      'token of the bot that opens the game in Telegram and sells for Stars, with TELEGRAM_WEBHOOK_SECRET; unset: neither',
    secret: true,
    schema: z
      .string()
      .regex(/^\d{1,20}:[\w-]{1,100}$/)
      .optional(),
  },
  TELEGRAM_WEBHOOK_SECRET: {
    description: 'secret_token of setWebhook, 16 to 256 letters, digits, _ and -',
    secret: true,
    schema: z
      .string()
      .regex(/^[\w-]{16,256}$/)
      .optional(),
  },
  TELEGRAM_API_URL: {
    description: 'address of the Bot API, in production with https; default https://api.telegram.org',
    schema: url('http:', 'https:').default('https://api.telegram.org'),
  },
  SECURITY_CONTACT: {
    description:
      'mailto: or https: address for reporting vulnerabilities, shown at /.well-known/security.txt; unset: none',
    schema: url('mailto:', 'https:').optional(),
  },
  SENTRY_DSN: {
    description:
      "where errors of the server and of open pages are reported, by Sentry's protocol; unset: nowhere",
    schema: z
      .string()
      .regex(/^https?:\/\/[^:@/]+@[^/?#]+\/(?:[^?#]*\/)?\d+$/, 'a DSN such as https://key@host/1')
      .optional(),
  },
  RATE_LIMIT_FACTOR: {
    description: 'factor of every rate limit, 0.01 to 1000000 (for load tests); default 1',
    schema: z.coerce.number('a number from 0.01 to 1000000').min(0.01).max(1_000_000).default(1),
  },
} satisfies Record<string, Setting>
