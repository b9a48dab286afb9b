import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { daySecretHash, isSecretOfDay } from '#rules/proof/day-secrets.ts'
import { type DrawKind, seedFault } from '#rules/proof/drawn-seed.ts'
import { type Drawn, draw } from '#server/game/draws/draw.ts'
import { listSecrets } from '#server/game/draws/list-secrets.ts'
import { openPastDays } from '#server/game/draws/open-past-days.ts'
import { prepareChains } from '#server/game/draws/prepare-chains.ts'
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { installPlatform, withPlatform } from '#server/platform/ambient.ts'
import type { Config } from '#server/platform/config.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { countedRandom } from '../../support/counted-random.ts'
import { silentLog } from '../../support/silent-log.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

const DAY_SECONDS = 86_400
const OTHER_SECRET = 'another secret of the tests, 32 long'

let test: TestPlatform
beforeEach(async () => {
  test = await openTestPlatform()
})
afterEach(() => test.close())

function drawOne(kind: DrawKind = 'mission', playerId = 17): Promise<Drawn> {
  return inTransaction(() => draw(kind, playerId))
}

async function drawMany(count: number): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (let turn = 0; turn < count; turn += 1) drawn.push(await drawOne())
  return drawn
}

/** What anybody sees, after the server has published what is due. */
async function seen() {
  await openPastDays()
  const { chains, secrets } = await listSecrets(undefined, 100)
  return { chains, secrets, chain: chains[0] }
}

/** Why a seed does not come from a published chain: 'closed' while its secret is not public, null if it does. */
async function faultOf({ seed, drawnFrom }: Drawn, subject = 'mission:17') {
  const { chains, secrets } = await seen()
  const { chainId, day } = drawnFrom
  const opened = secrets.find((secret) => secret.chainId === chainId && secret.day === day)
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) return 'chain unknown'
  return opened ? seedFault({ seed, drawnFrom, subject }, opened.secret, chain) : 'closed'
}

/** Another process on the same database, perhaps with other secrets. */
async function onOther<T>(config: Partial<Config>, work: () => Promise<T>): Promise<T> {
  const { platform, clock } = test
  const other = createPlatform(
    { ...platform.config, ...config },
    { databaseUrl: platform.database.url, clock, log: silentLog, random: countedRandom() },
  )
  try {
    return await withPlatform(other, work)
  } finally {
    await other.close()
    installPlatform(platform)
  }
}

describe('a seed', () => {
  it('is counted for each player and kind, from 1 on every day', async () => {
    await drawOne()
    await drawOne('mission', 18)
    await drawOne('sharpening')
    const second = await drawOne()
    expect(second.drawnFrom).toMatchObject({ day: '2026-01-15', label: 'mission:17:2' })
    test.clock.advance(DAY_SECONDS)
    expect((await drawOne()).drawnFrom).toMatchObject({ day: '2026-01-16', label: 'mission:17:1' })
  })

  it('can be checked as soon as midnight in Moscow has passed, and not before', async () => {
    const drawn = await drawOne()
    test.clock.set(new Date('2026-01-15T20:59:59.999Z'))
    expect(await faultOf(drawn)).toBe('closed')
    test.clock.set(new Date('2026-01-15T21:00:00Z'))
    expect(await faultOf(drawn)).toBeNull()
    expect(await faultOf({ ...drawn, seed: drawn.seed.replace(/^./, 'x') })).toBe('seedOfOther')
    expect(await faultOf(drawn, 'mission:18')).toBe('labelOfOther')
  })

  it('keeps its number if the command fails, so that refusals cannot be used to choose', async () => {
    await prepareChains()
    const failed: Drawn[] = []
    const fail = inTransaction(async () => {
      failed.push(await draw('mission', 17))
      throw new Error('refused')
    })
    await expect(fail).rejects.toThrow('refused')
    expect(await drawOne()).toEqual(failed[0])
  })

  it('is drawn once by each of many at a time', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => drawOne()))
    const numbers = drawn.map(({ drawnFrom }) => Number(drawnFrom.label.split(':')[2]))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(20)
  })
})

describe('a chain', () => {
  it('is made once, also by processes that start together, and does not tell its secrets', async () => {
    await Promise.all([
      withPlatform(test.platform, prepareChains),
      onOther({}, prepareChains),
      onOther({}, drawOne),
    ])
    const { chains, secrets } = await seen()
    expect(chains).toHaveLength(1)
    expect(secrets).toEqual([])
    expect(chains[0]).toMatchObject({ firstDay: '2026-01-15', lastDay: '2029-01-14', retiredOn: null })
    test.clock.advance(DAY_SECONDS)
    const [opened] = (await seen()).secrets
    expect(daySecretHash(opened?.secret ?? '')).toBe(chains[0]?.commitment)
  })

  it('is stored encrypted: no secret of a day that is not over is in the database', async () => {
    await drawOne()
    const dump = async () => JSON.stringify(await sql`SELECT * FROM secret_chain, draw_count`)
    const before = await dump()
    test.clock.advance(3 * DAY_SECONDS)
    const { secrets } = await seen()
    expect(secrets.map(({ day }) => day)).toEqual(['2026-01-17', '2026-01-16', '2026-01-15'])
    for (const { secret } of secrets) {
      expect(before).not.toContain(secret)
      expect(before).not.toContain(JSON.stringify([...Buffer.from(secret)]).slice(1, -1))
    }
  })

  it('publishes the days of a time without a server, page by page', async () => {
    await prepareChains()
    test.clock.advance(40 * DAY_SECONDS)
    const { secrets, chain } = await seen()
    expect(secrets).toHaveLength(40)
    for (const { secret, day } of secrets) expect(chain && isSecretOfDay(secret, day, chain)).toBe(true)
    const first = await listSecrets(undefined, 31)
    expect([first.secrets.length, first.nextUntil]).toEqual([31, '2026-01-23'])
    const next = await listSecrets('2026-01-23', 31)
    expect([next.secrets[0]?.day, next.secrets.length, next.nextUntil]).toEqual(['2026-01-23', 9, null])
  })

  it('is followed by the next one, published a year before its first draw', async () => {
    const early = await drawOne()
    test.clock.set(new Date('2028-01-16T12:00:00Z'))
    const before = (await seen()).chains
    test.clock.set(new Date('2029-01-14T12:00:00Z'))
    const last = await drawOne()
    test.clock.set(new Date('2029-01-15T12:00:00Z'))
    const first = await drawOne()
    expect(before.map(({ firstDay }) => firstDay)).toEqual(['2029-01-15', '2026-01-15'])
    expect([last, first].map(({ drawnFrom }) => drawnFrom.chainId)).toEqual([before[1]?.id, before[0]?.id])
    test.clock.set(new Date('2029-01-16T12:00:00Z'))
    const { chains } = await seen()
    expect(chains.map(({ commitment }) => commitment)).toEqual(before.map(({ commitment }) => commitment))
    expect([await faultOf(last), await faultOf(first)]).toEqual([null, null])
    expect(early.drawnFrom.chainId).toBe(last.drawnFrom.chainId)
  })
})

describe('a clock that steps', () => {
  it('back over midnight: neither draws from a public secret nor gives a seed twice', async () => {
    test.clock.set(new Date('2026-01-15T21:30:00Z'))
    const ahead = await drawMany(2)
    await seen()
    test.clock.set(new Date('2026-01-15T20:30:00Z'))
    const behind = await drawMany(2)
    const others = [await drawOne('mission', 18), await drawOne('sharpening')]
    const all = [...ahead, ...behind, ...others]
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(all.length)
    expect(behind.map(({ drawnFrom }) => drawnFrom.label)).toEqual(['mission:17:3', 'mission:17:4'])
    for (const { drawnFrom } of all) expect(drawnFrom.day).toBe('2026-01-16')
    for (const drawn of [...ahead, ...behind]) expect(await faultOf(drawn)).toBe('closed')
  })

  it('back before anything was published: goes on counting where it was', async () => {
    test.clock.set(new Date('2026-01-16T12:00:00Z'))
    const [first] = await drawMany(1)
    test.clock.set(new Date('2026-01-14T12:00:00Z'))
    const again = await drawMany(1)
    expect([first, ...again].map((drawn) => drawn?.drawnFrom.label)).toEqual(['mission:17:1', 'mission:17:2'])
    expect(again[0]?.drawnFrom.day).toBe('2026-01-16')
    expect((await drawOne('mission', 18)).drawnFrom.day).toBe('2026-01-16')
  })

  it('far ahead and back: secrets that became public are not drawn from', async () => {
    await drawOne()
    test.clock.advance(30 * DAY_SECONDS)
    await seen()
    test.clock.advance(-30 * DAY_SECONDS)
    const drawn = await drawOne()
    expect(drawn.drawnFrom.day).toBe('2026-02-14')
    expect(await faultOf(drawn)).toBe('closed')
  })
})

describe('a change of SECRET', () => {
  it('keeps the chain if the former secret is known, and lets it be forgotten afterwards', async () => {
    const drawn = await drawOne()
    const former = test.platform.config.secret
    await onOther({ secret: OTHER_SECRET, formerSecrets: [former] }, async () => {
      await prepareChains()
      expect((await drawOne()).drawnFrom.label).toBe('mission:17:2')
    })
    test.clock.advance(DAY_SECONDS)
    await onOther({ secret: OTHER_SECRET }, async () => {
      await prepareChains()
      expect(await faultOf(drawn)).toBeNull()
      expect((await seen()).chains).toHaveLength(1)
    })
    await expect(prepareChains()).rejects.toThrow('SECRET_PREVIOUS')
  })

  it('without it stops the start, until the operator ends the chain for everybody to see', async () => {
    const drawn = await drawOne()
    await onOther({ secret: OTHER_SECRET }, async () => {
      await expect(prepareChains()).rejects.toThrow('npm run retire-chain')
      await retireChains(test.platform.database.pool, test.clock.now())
      await prepareChains()
      const again = await drawOne()
      expect(again.drawnFrom.label).toBe('mission:17:2')
      expect((await seen()).chains.map(({ retiredOn }) => retiredOn)).toEqual([null, '2026-01-15'])
      test.clock.advance(DAY_SECONDS)
      expect(await faultOf(again)).toBeNull()
      // The key of its chain is gone.
      expect(await faultOf(drawn)).toBe('closed')
    })
    expect(await faultOf(drawn)).toBeNull()
  })
})

it('starts another chain after a restore: nobody may know the seeds of numbers that come again', async () => {
  await drawOne()
  const counts = await sql<{ subject: string; day: string; number: number }>`SELECT * FROM draw_count`
  const lost = await drawMany(3)
  // As `npm run restore` does: the counters are those of the backup, and the chain is retired.
  for (const { subject, number } of counts)
    await sql`UPDATE draw_count SET number = ${number} WHERE subject = ${subject}`
  await retireChains(test.platform.database.pool, test.clock.now())
  const again = await drawMany(3)
  expect(again.map(({ drawnFrom }) => drawnFrom.label)).toEqual(lost.map(({ drawnFrom }) => drawnFrom.label))
  const seeds = new Set([...lost, ...again].map(({ seed }) => seed))
  expect(seeds.size).toBe(6)
  test.clock.advance(DAY_SECONDS)
  for (const drawn of [...lost, ...again]) expect(await faultOf(drawn)).toBeNull()
})
