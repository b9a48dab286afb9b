import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missionByKey } from '#catalogue/missions/missions.ts'
import { EMPTY_ARMY } from '#rules/army/army.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import { fightInputOf, verifyFight } from '#rules/proof/verify.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { missionEnd } from '#server/domains/missions/timers.ts'
import { resourceById } from '#server/game/items/resource-views.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { runTimers } from '#server/platform/timers/run-timers.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord(overrides, ALL_PAGES_OPEN)
}
async function start(lord: Lord, difficulty = 'EASY', missionKey = 'oldMill') {
  const { status, body } = await lord.call('startMission', {
    body: { missionKey, difficulty, skill: 'FRONTAL_ATTACK' },
  })
  expect(status).toBe(200)
  return body.run
}
async function lastOf(lord: Lord) {
  return (await lord.gameData('missions')).missions?.data.last
}
/** So many archers that the fight cannot be lost. */
const army = { archers: 5_000, squires: 20_000 }
function entriesOf(playerId: number, source: string) {
  return sql<{ currency: string; amount: number }>`
    SELECT currency, amount FROM money_entry WHERE player_id = ${playerId} AND source = ${source} ORDER BY id`
}

describe('the end of a mission', () => {
  it('is paid, reported and announced, dated to the moment it was due', async () => {
    const lord = await newLord(army)
    const run = await start(lord)
    game.clock.advance(9)
    expect(await lastOf(lord)).toBeNull()
    game.clock.advance(3_600)
    const last = await lastOf(lord)
    expect(last).toMatchObject({
      result: 'WIN',
      missionKey: 'oldMill',
      skill: 'FRONTAL_ATTACK',
      reward: { experience: 100 },
    })
    const gold = last?.reward.gold ?? 0
    expect(gold).toBeGreaterThan(0)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold, experience: 100, missionsWon: 1 })
    expect(await entriesOf(lord.player.id, 'MISSION')).toContainEqual({ currency: 'GOLD', amount: gold })
    const { notifications, fightLogs, missions } = await lord.gameData(
      'notifications',
      'fightLogs',
      'missions',
    )
    expect(missions?.data).toMatchObject({ active: null, won: 1, total: 1 })
    expect(fightLogs?.data).toMatchObject({ unviewed: 1, items: [{ createdAt: run.endsAt, result: 'WIN' }] })
    expect(notifications?.data).toMatchObject({
      unread: 1,
      unshown: 1,
      items: [
        {
          type: 'MISSION_COMPLETED',
          title: 'Поход окончен: победа',
          createdAt: run.endsAt,
          fightId: last?.fightId,
        },
      ],
    })
  })

  it('happens once with two timer loops and concurrent reads', async () => {
    const lords = await Promise.all(Array.from({ length: 20 }, () => newLord(army)))
    for (const lord of lords) await start(lord)
    game.clock.advance(10)
    const loops = [1, 2].map(() => runTimers(game.platform, { pollMs: 1, concurrency: 3 }))
    await Promise.all(lords.flatMap((lord) => [lastOf(lord), lastOf(lord), lord.call('listFights')]))
    await expect.poll(() => sql`SELECT id FROM timer WHERE kind = 'missionEnd'`).toEqual([])
    await Promise.all(loops.map((loop) => loop.stop()))
    for (const { player } of lords) {
      expect(await findPlayer(player.id)).toMatchObject({ missionsWon: 1, experience: 100 })
      expect(await sql`SELECT id FROM fight WHERE attacker_id = ${player.id}`).toHaveLength(1)
      expect(await sql`SELECT id FROM notification WHERE player_id = ${player.id}`).toHaveLength(1)
    }
    expect(await dataFaults()).toEqual([])
  })

  it('happens without any call', async () => {
    const lord = await newLord(army)
    await start(lord)
    game.notified.length = 0
    game.clock.advance(10)
    const loop = runTimers(game.platform, { pollMs: 1 })
    await expect.poll(async () => (await findPlayer(lord.player.id))?.missionsWon).toBe(1)
    await loop.stop()
    const notified = game.notified.find(({ playerId }) => playerId === lord.player.id)?.channels
    expect(notified).toEqual(
      expect.arrayContaining(['missions', 'army', 'fightLogs', 'controlPanel', 'notifications']),
    )
  })

  it('comes after a third of the announced time for a defeat, without a reward', async () => {
    // An enemy of this level never lets three archers get away with a draw.
    const lord = await newLord({ ...EMPTY_ARMY, level: 10, gold: 50, archers: 3 })
    const run = await start(lord, 'HARD', 'robberHold')
    const announced = Date.parse(run.endsAt) - Date.parse(run.startedAt)
    game.clock.advance(announced / 3_000)
    expect(await lastOf(lord)).toMatchObject({
      result: 'LOSE',
      reward: { gold: 0, experience: 0, resources: [] },
    })
    const after = await findPlayer(lord.player.id)
    expect(after).toMatchObject({ gold: 50, experience: 0, missionsLost: 1, missionsWon: 0 })
    expect(after?.archers).toBeGreaterThanOrEqual(2)
  })

  it('removes the losses of the report from the units left by then', async () => {
    const lord = await newLord({ archers: 50, swordsmen: 50, squires: 10, cavalry: 0, level: 3, gold: 1_000 })
    let left = { archers: 50, swordsmen: 50, squires: 10 }
    for (let turn = 0; turn < 6; turn += 1) {
      await start(lord, 'HARD', 'tavernCellar')
      await lord.call('buyUnits', { body: { group: 'squires', amount: 1 } })
      game.clock.advance(3_600)
      const fightId = (await lastOf(lord))?.fightId ?? 0
      const { report } = (await lord.call('getFight', { params: { fightId } })).body
      if (report.ground !== 'FIELD') throw new Error('A mission is fought in the field')
      const fallen = report.attacker.fallen ?? EMPTY_ARMY
      expect(report.attacker.army).toMatchObject(left)
      expect(verifyFight(fightInputOf(report), report)).toEqual({ ok: true })
      left = {
        archers: left.archers - fallen.archers,
        swordsmen: left.swordsmen - fallen.swordsmen,
        squires: left.squires - fallen.squires + 1,
      }
      expect(await findPlayer(lord.player.id)).toMatchObject(left)
    }
    expect(left.archers + left.swordsmen).toBeLessThan(100)
  })

  it('happens once however often its timer runs', async () => {
    const lord = await newLord(army)
    const { missionRunId: subjectId, endsAt } = await start(lord)
    game.clock.advance(10)
    const timer = { kind: 'missionEnd', subjectId, playerId: null, dueAt: new Date(endsAt) }
    const force = () => inTransaction(() => missionEnd.handle(timer))
    await Promise.all(Array.from({ length: 5 }, force))
    await lastOf(lord)
    await force()
    await inTransaction(() => missionEnd.handle({ ...timer, subjectId: 999_999 }))
    expect(await findPlayer(lord.player.id)).toMatchObject({ missionsWon: 1, experience: 100 })
    expect(await sql`SELECT id FROM fight WHERE attacker_id = ${lord.player.id}`).toHaveLength(1)
  })

  it('rises in level, is paid for it, and is notified', async () => {
    const lord = await newLord({ ...army, experience: experienceForLevel(2) - 50 })
    await start(lord)
    game.clock.advance(10)
    const data = await lord.gameData('controlPanel', 'notifications', 'army')
    expect(data.controlPanel?.data.baseInfo.level).toBe(2)
    expect(await entriesOf(lord.player.id, 'LEVEL_UP')).toEqual([
      { currency: 'GOLD', amount: 120 },
      { currency: 'DIAMONDS', amount: 2 },
      { currency: 'GLORY', amount: 20 },
    ])
    expect(data.notifications?.data.items).toContainEqual(
      expect.objectContaining({
        type: 'LEVEL_UP',
        title: 'Новый уровень: 2',
        level: 2,
        text: 'Награда: золото 120, алмазы 2, слава 20.',
      }),
    )
    expect(data.army?.data.groups[0]?.max).toBe(26)
  })

  it('brings resources, as many as there is room for, and says what was left behind', async () => {
    const drop = missionByKey('oldMill')?.drops[0]
    const lord = await newLord(army)
    await sql`INSERT INTO resource_stack (player_id, resource_id, amount) VALUES (${lord.player.id}, ${drop?.resourceId}, 499)`
    await sql`
      INSERT INTO resource_entry (player_id, resource_id, action, amount, source, created_at)
      VALUES (${lord.player.id}, ${drop?.resourceId}, 'RECEIVED', 499, 'DAILY_REWARD', ${game.clock.now()})`
    const brought: (readonly number[])[] = []
    const texts: string[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      await start(lord, 'HARD')
      game.clock.advance(30)
      const reward = (await lastOf(lord))?.reward
      const found = reward?.resources.find((one) => one.resourceId === drop?.resourceId)
      if (!found) continue
      brought.push([found.amount, found.leftBehind])
      const { notifications } = await lord.gameData('notifications')
      const finished = notifications?.data.items.find(({ type }) => type === 'MISSION_COMPLETED')
      texts.push(finished?.text ?? '')
    }
    // Several units arrive each time, but there is space for one.
    const [first, ...later] = brought
    expect(first).toEqual([1, expect.any(Number)])
    const left = first?.[1] ?? 0
    expect(left).toBeGreaterThan(0)
    expect(later.length).toBeGreaterThan(0)
    for (const one of later) expect(one).toEqual([0, left + 1])
    const name = resourceById(drop?.resourceId ?? 0)?.name.toLowerCase()
    expect(texts[0]).toMatch(new RegExp(`${name} 1.*, не поместилось на складе: ${name} ${left}\\.$`))
    for (const text of texts.slice(1)) {
      expect(text).toMatch(new RegExp(`не поместилось на складе: ${name} ${left + 1}\\.$`))
    }
    expect(
      await sql`SELECT amount FROM resource_stack WHERE player_id = ${lord.player.id} AND resource_id = ${drop?.resourceId}`,
    ).toEqual([{ amount: 500 }])
    expect(await dataFaults()).toEqual([])
  })

  it('counts tired troops: energy beyond 150 per day gives half of the experience', async () => {
    const lord = await newLord({ ...army, energySpentToday: 150, energyDay: '2026-01-15' })
    game.clock.set(new Date('2026-01-15T20:00:00Z'))
    await start(lord)
    game.clock.advance(10)
    expect(await lastOf(lord)).toMatchObject({ reward: { experience: 50 } })
    expect((await lord.gameData('controlPanel')).controlPanel?.data.energy).toMatchObject({
      spentToday: 152,
      experiencePercent: 50,
    })
  })
})
