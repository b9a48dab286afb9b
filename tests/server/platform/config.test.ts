import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, configWarnings, loadConfig } from '#server/platform/config.ts'
import { settings } from '#server/platform/settings.ts'
import { storeSecrets } from '#server/platform/stored-secret.ts'
import { envExample } from '#tools/env-example/env-example.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'donjon-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const base = { DATA_DIR: folder }

function faultsOf(environment: NodeJS.ProcessEnv): string {
  try {
    loadConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'none'
}

describe('the settings', () => {
  it('have defaults for a first start', () => {
    expect(loadConfig(base)).toMatchObject({
      mode: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      gameSpeed: 1,
      workers: 1,
      logLevel: 'info',
      worldNeighbours: 120,
      trustProxy: 0,
    })
  })

  it('are read from the environment, with empty ones as unset', () => {
    const config = loadConfig({
      ...base,
      PORT: '8080',
      GAME_SPEED: '60',
      PUBLIC_URL: 'https://donjon.example/',
      SMTP_URL: '',
      TRUST_PROXY: '10.0.0.0/8',
    })
    expect(config).toMatchObject({
      port: 8080,
      gameSpeed: 60,
      publicUrl: 'https://donjon.example',
      smtpUrl: undefined,
      trustProxy: '10.0.0.0/8',
    })
  })

  it.each(['redis://cache', 'redis://cache:6380/3', 'rediss://donjon:hunter2@cache/0'])(
    'take %s for Redis',
    (address) => {
      expect(loadConfig({ ...base, REDIS_URL: address }).redisUrl).toBe(address)
    },
  )

  it.each(['http://cache', 'cache:6379', 'redis://donjon:hunter2@cache/game'])(
    'refuse %s for Redis without repeating it',
    (address) => {
      const message = faultsOf({ ...base, REDIS_URL: address })
      expect(message).toContain('REDIS_URL: its value does not fit')
      expect(message).not.toContain('hunter2')
    },
  )

  it.each([
    [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, 1],
    [{ TRUST_PROXY: '1' }, 0],
    [{ TRUST_PROXY: 'uniquelocal', HOST: '0.0.0.0' }, 0],
    [{ HOST: '0.0.0.0' }, 0],
  ])('warn of a count of proxies where others reach the port: %o', (environment, count) => {
    expect(configWarnings(loadConfig({ ...base, ...environment }))).toHaveLength(count)
  })

  it.each([
    [{}, ['SMTP_URL is not set']],
    [{ SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM is']],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Донжон <game@donjon.example>' }, []],
    [{ OUTGOING: 'off' }, ['OUTGOING is off']],
  ])('warn in production of letters that nobody gets: %o', (environment, starts) => {
    const production = {
      NODE_ENV: 'production',
      SECRET: 's'.repeat(40),
      PUBLIC_URL: 'https://donjon.example',
    }
    const warnings = configWarnings(loadConfig({ ...base, ...production, ...environment }))
    expect(warnings.map((warning) => warning.slice(0, starts[0]?.length))).toEqual(starts)
  })

  it('close every way out with OUTGOING=off', () => {
    const telegram = {
      TELEGRAM_BOT_TOKEN: '1:token',
      TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
      SENTRY_DSN: 'https://key@errors.example/1',
      REDIS_URL: 'redis://localhost:6379',
    }
    expect(loadConfig({ ...base, ...telegram })).toMatchObject({
      telegram: {},
      sentryDsn: telegram.SENTRY_DSN,
      redisUrl: telegram.REDIS_URL,
    })
    const off = loadConfig({ ...base, ...telegram, OUTGOING: 'off' })
    expect(off).toMatchObject({
      isOutgoing: false,
      telegram: undefined,
      sentryDsn: undefined,
      redisUrl: undefined,
    })
  })

  it('are checked all at once, with allowed values and without secrets in the error', () => {
    const message = faultsOf({
      ...base,
      PORT: '70000',
      GAME_SPEED: 'fast',
      DATABASE_URL: 'mysql://root:hunter2@host',
      TRUST_PROXY: '99',
    })
    expect(message).toContain('PORT: "70000" does not fit')
    expect(message).toContain('GAME_SPEED: "fast" does not fit (how many times faster')
    expect(message).toContain('DATABASE_URL: its value does not fit')
    expect(message).toContain('TRUST_PROXY: "99"')
    expect(message).not.toContain('hunter2')
  })

  it('need a secret in production, and otherwise create a private one that is kept', () => {
    expect(faultsOf({ ...base, NODE_ENV: 'production' })).toContain('SECRET: missing')
    const { secret } = loadConfig(base)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(loadConfig(base).secret).toBe(secret)
    expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('accept former secrets besides the current one, each long enough', () => {
    const [current, former, older] = ['c', 'f', 'o'].map((letter) => letter.repeat(32))
    const given = { ...base, SECRET: current, SECRET_PREVIOUS: `${former}, ${older}` }
    expect(loadConfig(given)).toMatchObject({ secret: current, formerSecrets: [former, older] })
    expect(loadConfig({ ...base, SECRET: current }).formerSecrets).toEqual([])
    const message = faultsOf({ ...given, SECRET_PREVIOUS: `${former},short` })
    expect(message).toContain('SECRET_PREVIOUS: its value does not fit')
  })

  it('keep the generated secrets before the current one, in one private file', () => {
    const dataDir = mkdtempSync(path.join(folder, 'rotated-'))
    const { secret } = loadConfig({ DATA_DIR: dataDir })
    storeSecrets(dataDir, ['n'.repeat(32), secret])
    expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
      secret: 'n'.repeat(32),
      formerSecrets: [secret],
    })
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('make a copied secret private again', () => {
    const dataDir = mkdtempSync(path.join(folder, 'copied-'))
    writeFileSync(path.join(dataDir, 'secret'), 's'.repeat(32), { mode: 0o644 })
    expect(loadConfig({ DATA_DIR: dataDir }).secret).toBe('s'.repeat(32))
    expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('need https in production, except for this machine', () => {
    const production = { ...base, NODE_ENV: 'production', SECRET: 'x'.repeat(32) }
    expect(faultsOf(production)).toContain('PUBLIC_URL: missing')
    expect(faultsOf({ ...production, PUBLIC_URL: 'http://donjon.example' })).toContain('is not https')
    for (const PUBLIC_URL of ['https://donjon.example', 'http://localhost:3000'])
      expect(loadConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
  })

  it('refuse more processes than the embedded database has connections for', () => {
    expect(faultsOf({ ...base, WORKERS: '12' })).toContain('12 processes need 240 connections')
    const own = { ...base, WORKERS: '12', DATABASE_URL: 'postgresql://donjon@database/donjon' }
    expect(loadConfig(own).workers).toBe(12)
  })

  it('refuse other ways to a database without the database itself', () => {
    const address = 'postgresql://donjon@database/donjon'
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
      expect(faultsOf({ ...base, [name]: address })).toContain(`${name}: set, without DATABASE_URL`)
    const several = { ...base, DATABASE_URL: address, DATABASE_READ_URL: 'postgresql://one,two/donjon' }
    expect(faultsOf(several)).toContain('DATABASE_READ_URL: its value does not fit (one host only')
  })

  it('refuse a truncated stored secret', () => {
    const damaged = mkdtempSync(path.join(folder, 'damaged-'))
    writeFileSync(path.join(damaged, 'secret'), '')
    expect(faultsOf({ DATA_DIR: damaged })).toContain('damaged')
  })

  it('are all in .env.example, as npm run env-example writes it', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
    expect(text).toBe(envExample())
    expect(text).toContain('# PORT=3000\n')
  })

  it('turn pipelining off by one word', () => {
    expect(loadConfig(base).databasePipeline).toBe(true)
    expect(loadConfig({ ...base, DATABASE_PIPELINE: 'off' }).databasePipeline).toBe(false)
    expect(faultsOf({ ...base, DATABASE_PIPELINE: 'no' })).toContain('DATABASE_PIPELINE: "no" does not fit')
  })

  it('are all described in docs/operating.md', async () => {
    const text = await readFile(path.resolve(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
    const missing = Object.keys(settings).filter((name) => !text.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })
})
