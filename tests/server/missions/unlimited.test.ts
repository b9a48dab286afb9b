import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPlayer } from '#server/game/player/player-row.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const ARMY = { archers: 300, swordsmen: 300, squires: 200 }

function newLord(overrides = {}) {
  return game.lord({ level: 12, ...ARMY, ...overrides }, ALL_PAGES_OPEN)
}

function run(lord: Lord) {
  return lord.call('startUnlimitedMission', {
    key: newKey(),
    subscribes: ['missions', 'controlPanel', 'army'],
  })
}

function count() {
  return withPlatform(game.platform, async () => {
    while (await inTransaction(countStandings));
  })
}

describe('the unlimited mission', () => {
  it('is fought at once, pays three victories, and leaves a report of all fights', async () => {
    const lord = await newLord()
    const offer = await lord.call('getUnlimitedMission')
    expect(offer.body).toMatchObject({
      level: 1000,
      levelMin: 12,
      firstLevel: 7,
      energy: 6,
      record: 0,
      place: null,
    })
    const { status, body } = await run(lord)
    expect(status).toBe(200)
    expect(body.beaten).toBeGreaterThan(3)
    expect(body).toMatchObject({ record: body.beaten, isRecord: true })
    expect(body.reward).toMatchObject({ experience: offer.body.experience, gold: offer.body.gold })
    expect(body.gameData?.missions?.data).toMatchObject({ unlimitedRecord: body.beaten, won: 0, total: 0 })
    expect(body.gameData?.controlPanel?.data.energy.current).toBe(114)
    expect(body.gameData).toEqual(await lord.gameData('missions', 'controlPanel', 'army'))

    const { report, summary } = (await lord.call('getFight', { params: { fightId: body.fightId } })).body
    expect(summary).toMatchObject({
      type: 'MISSION',
      result: 'WIN',
      title: `Дорога без конца: столб ${body.beaten}`,
    })
    expect(summary.opponentName).toBe('Бесконечная рать')
    if (report.ground !== 'UNLIMITED') throw new Error('Not a run')
    expect(report).toMatchObject({ beaten: body.beaten, firstLevel: 7 })
    expect(report.waves).toHaveLength(body.beaten + 1)
    expect(report.waves.at(-1)?.result).not.toBe('WIN')
    const fallen = report.attacker.fallen
    const after = await findPlayer(lord.player.id)
    expect(after?.archers).toBe(ARMY.archers - (fallen?.archers ?? 0))
    expect((await lord.call('listFights')).body.items[0]).toEqual(summary)
  })

  it('keeps the best run as the record', async () => {
    const lord = await newLord({ unlimitedRecord: 60 })
    const { body } = await run(lord)
    expect(body).toMatchObject({ record: 60, isRecord: false })
    expect(body.beaten).toBeLessThan(60)
  })

  it('is refused before its level, without energy, and while the army is away', async () => {
    const young = await newLord({ level: 11 })
    expect((await run(young)).error).toMatchObject({ code: 'missionLocked' })
    const tired = await newLord({ energy: 5 })
    expect((await run(tired)).error).toMatchObject({ code: 'notEnoughEnergy' })
    const gone = await newLord()
    const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
    const { run: mission } = (await gone.call('startMission', { body, key: newKey() })).body
    expect((await run(gone)).error).toMatchObject({
      code: 'missionUnderway',
      details: { until: mission.endsAt },
    })
    for (const lord of [young, tired, gone])
      expect((await lord.call('getUnlimitedMission')).body.record).toBe(0)
  })

  it('places records: the better ones count, equal ones share a place', async () => {
    const [first, second, third, none] = [
      await newLord({ unlimitedRecord: 60 }),
      await newLord({ unlimitedRecord: 41 }),
      await newLord({ unlimitedRecord: 41 }),
      await newLord(),
    ]
    await count()
    const places = []
    for (const lord of [first, second, third, none]) {
      const { place, players } = (await lord.call('getUnlimitedMission')).body
      places.push(place)
      expect(players).toBeGreaterThanOrEqual(3)
    }
    const [best = 0, middle, equal, without] = places
    expect(middle).toBeGreaterThan(best ?? 0)
    expect(equal).toBe(middle)
    expect(without).toBeNull()
  })

  it('is shown on the page of a player', async () => {
    const lord = await newLord({ unlimitedRecord: 17 })
    const { body } = await lord.call('getPlayer', { params: { playerId: lord.player.id } })
    expect(body.records.unlimited).toBe(17)
  })
})
