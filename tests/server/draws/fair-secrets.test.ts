import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyReport } from '#apps/game/src/features/fights/verify-report.ts'
import type { FairSecrets, Fight } from '#generated/types.ts'
import { seedFault } from '#rules/proof/drawn-seed.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

const DAY_SECONDS = 86_400
const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(): Promise<Lord> {
  return game.lord({ archers: 5_000, squires: 20_000 }, ALL_PAGES_OPEN)
}

/** Goes on a mission and returns the report. */
async function fought(lord: Lord): Promise<Fight> {
  expect((await lord.call('startMission', { body, key: newKey() })).status).toBe(200)
  game.clock.advance(60)
  await lord.gameData('missions')
  const fightId = (await lord.call('listFights')).body.items[0]?.fightId ?? 0
  return (await lord.call('getFight', { params: { fightId } })).body
}

async function published(day?: string) {
  const { status, body: list } = await game.visitor('listFairSecrets', {
    query: day ? { until: day, limit: '1' } : {},
  })
  expect(status).toBe(200)
  return list
}

describe('a report', () => {
  it('proves the fight at once, and its seed when the day is over, to anybody without a login', async () => {
    const lord = await newLord()
    const reports = [await fought(lord), await fought(lord)]
    expect(reports.map(({ drawnFrom }) => drawnFrom?.label)).toEqual([
      `mission:${lord.player.id}:1`,
      `mission:${lord.player.id}:2`,
    ])
    const closed = await published()
    expect(closed.secrets.filter(({ day }) => day === closed.today)).toEqual([])
    expect(closed.opensAt).toBe('2026-01-15T21:00:00.000Z')
    game.clock.advance(DAY_SECONDS)
    for (const { summary, report, drawnFrom } of reports) {
      if (!drawnFrom) throw new Error('The report does not say where its seed comes from')
      if (report.ground === 'CRUSADE') throw new Error('Nobody went on a crusade')
      const { attacker } = report
      expect(verifyReport(report)).toEqual({ ok: true })
      const shared = await game.visitor('getSharedFight', { params: { shareKey: summary.shareKey } })
      expect(shared.body).toMatchObject({ report: { seed: report.seed }, drawnFrom })
      const { chains, secrets } = await published(drawnFrom.day)
      const chain = chains.find(({ chainId }) => chainId === drawnFrom.chainId)
      const secret = secrets[0]?.secret ?? ''
      const claim = { seed: report.seed, drawnFrom, subject: `mission:${attacker.playerId}` }
      expect(chain && seedFault(claim, secret, chain)).toBeNull()
    }
  })

  it('of a time before the chain can still be replayed, and says that its seed is from before', async () => {
    const lord = await newLord()
    const { summary } = await fought(lord)
    await sql`UPDATE fight SET drawn_from = NULL WHERE id = ${summary.fightId}`
    const old = await lord.call('getFight', { params: { fightId: summary.fightId } })
    expect(old.body.drawnFrom).toBeNull()
    expect(verifyReport(old.body.report)).toEqual({ ok: true })
  })

  it('of a mission that was out when the chain came is one of them', async () => {
    const lord = await newLord()
    await lord.call('startMission', { body, key: newKey() })
    await sql`UPDATE mission_run SET drawn_from = NULL, seed = 'old' WHERE player_id = ${lord.player.id}`
    game.clock.advance(60)
    await lord.gameData('missions')
    const fightId = (await lord.call('listFights')).body.items[0]?.fightId ?? 0
    const { body: old } = await lord.call('getFight', { params: { fightId } })
    expect([old.drawnFrom, old.report.seed]).toEqual([null, 'old'])
  })
})

describe('a refusal', () => {
  it('takes no number, so nobody can pass over a draw', async () => {
    const lord = await newLord()
    await lord.call('startMission', { body, key: newKey() })
    expect((await lord.call('startMission', { body, key: newKey() })).status).toBe(409)
    expect((await lord.call('startMission', { body: { ...body, missionKey: 'nowhere' } })).status).toBe(404)
    game.clock.advance(60)
    expect((await fought(lord)).drawnFrom?.label).toBe(`mission:${lord.player.id}:2`)
  })
})

describe('the list of secrets', () => {
  it.each([{ until: '2026-02-30' }, { until: 'today' }, { limit: '0' }, { limit: '101' }])(
    'refuses %j as a bad request',
    async (asked) => {
      const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
      expect((await game.visitor('listFairSecrets', { query })).status).toBe(400)
    },
  )

  it('is bounded, goes back to the first day, and never holds a day that is not over', async () => {
    await fought(await newLord())
    game.clock.advance(40 * DAY_SECONDS)
    const pages: string[][] = []
    for (let until: string | null = (await published()).today; until !== null; ) {
      const page: FairSecrets = (await game.visitor('listFairSecrets', { query: { until, limit: '20' } }))
        .body
      pages.push(page.secrets.map(({ day }) => day))
      until = page.nextUntil
    }
    const days = pages.flat()
    const { today, chains } = await published()
    expect(pages.every((page) => page.length <= 20)).toBe(true)
    expect(days).toEqual([...days].sort().reverse())
    expect(days).toHaveLength(new Set(days).size)
    expect(days).not.toContain(today)
    expect(days.at(-1)).toBe(chains.at(-1)?.firstDay)
    expect((await game.visitor('listFairSecrets', { query: { until: '9999-12-31' } })).body.secrets).toEqual(
      [],
    )
    expect((await game.visitor('listFairSecrets', { query: { until: '0001-01-01' } })).body.secrets).toEqual(
      [],
    )
  })
})
