import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_ARMY } from '../../../rules/army/army.ts'
import { createRandom, type Random } from '../../../rules/core/random.ts'
import { findPlayer } from '../../../server/game/player/player-row.ts'
import { campaignSize } from '../../support/campaign.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import {
  bookRaid,
  bookRepair,
  expectedDefence,
  expectedHealth,
  expectedRefusals,
  type ModelCastle,
  modelCastle,
  turnDay,
  WALLED,
} from './model.ts'
import { raid, raider, raidsOf } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const SEQUENCES = campaignSize({ small: 4, full: 200 })
const ACTIONS = campaignSize({ small: 25, full: 50 })
const CASTLES = 4
const GOLD = 20_000
const HOST = { ...EMPTY_ARMY, archers: 40, swordsmen: 40, squires: 30, cavalry: 10 }

type Castle = { readonly lord: Lord; readonly model: ModelCastle }

function nowMs(): number {
  return game.clock.now().getTime()
}

async function foundCastles(random: Random): Promise<Castle[]> {
  const castles: Castle[] = []
  for (let index = 0; index < CASTLES; index += 1) {
    const army = { ...HOST, squires: random.int(15, 45) }
    const lord = await raider(game, { gold: GOLD, ...WALLED, ...army })
    const model = modelCastle(lord.player.id, GOLD, army, nowMs())
    // Raids damage few buildings: every castle starts with one, so that a short sequence repairs too.
    model.damaged.add(random.pick(['walls', 'moats', 'stakes'] as const))
    await damageCastle(lord.player.id, [...model.damaged])
    castles.push({ lord, model })
  }
  return castles
}

async function energyOf(lord: Lord): Promise<number> {
  return (await lord.gameData('controlPanel')).controlPanel?.data.energy.current ?? 0
}

/** A raid on a castle, which may be the raider's own. */
async function tryRaid({ lord, model }: Castle, { model: victim }: Castle, random: Random): Promise<void> {
  const now = nowMs()
  const codes = expectedRefusals(model, victim, await energyOf(lord), now)
  const position = random.pick(['top', 'topLeft', 'right', 'bottomRight'])
  const { difficulty } = (await lord.call('getOpponent', { params: { opponentId: victim.id } })).body
  const { status, body, error } = await raid(lord, victim.id, { position })
  if (codes.length > 0) {
    const reasons = error.details?.reasons
    expect([status, Array.isArray(reasons) && reasons.map(({ code }) => code)]).toEqual([422, codes])
    return
  }
  expect(status).toBe(200)
  const { report } = (await lord.call('getFight', { params: { fightId: body.fightId } })).body
  if (report.ground !== 'CASTLE' || difficulty === 'TRAINING') throw new Error('Not a raid on a castle')
  const { attacker, defender } = report
  expect(attacker.health).toBe(expectedHealth(model, attacker.healthMax, now))
  expect(defender.health).toBe(expectedHealth(victim, defender.healthMax, now))
  expect([attacker.army, defender.army]).toEqual([model.army, victim.army])
  expect(report.castle).toMatchObject(expectedDefence(victim))
  expect(body.loot).toBe(bookRaid(model, victim, report, difficulty, now))
}

async function spy({ lord, model }: Castle, { model: there }: Castle): Promise<void> {
  const now = nowMs()
  const { status, error } = await lord.call('spyOnCastle', { params: { opponentId: there.id } })
  const isRefused = there === model || there.spyImmuneUntil > now || model.spiesBackAt > now
  expect([status, error.code]).toEqual(isRefused ? [422, expect.any(String)] : [200, undefined])
  if (isRefused) return
  there.spyImmuneUntil = now + 20 * 60_000
  model.spiesBackAt = now + 15 * 60_000
}

async function hire({ lord, model }: Castle): Promise<void> {
  const { status, body } = await lord.call('buyUnits', { body: { group: 'squires', amount: 1 } })
  if (status !== 200) return
  model.gold -= body.cost.gold
  model.army.squires += 1
}

async function repair({ lord, model }: Castle, random: Random): Promise<void> {
  const building = random.pick(['walls', 'moats', 'stakes'] as const)
  const [code] = bookRepair(model, building)
  const { status, error } = await lord.call('repairBuilding', { body: { building } })
  expect([status, error?.code]).toEqual(code ? [422, code] : [200, undefined])
}

function pass(castles: readonly Castle[], random: Random): void {
  game.clock.advance(random.pick([120, 700, 3_700, 20_000, 50_000]))
  for (const { model } of castles) turnDay(model, nowMs())
}

async function act(castles: readonly Castle[], random: Random): Promise<void> {
  const [one, other] = [random.pick(castles), random.pick(castles)]
  const lot = random.int(1, 100)
  if (lot <= 40) await tryRaid(one, other, random)
  else if (lot <= 50) await spy(one, other)
  else if (lot <= 60) await hire(one)
  else if (lot <= 65) await one.lord.call('searchOpponents')
  else if (lot <= 70) await raid(one.lord, -1)
  else if (lot <= 80) await repair(one, random)
  else pass(castles, random)
}

async function checkCastle({ lord, model }: Castle): Promise<void> {
  const { archers, swordsmen, squires, cavalry } = model.army
  const player = await findPlayer(model.id)
  expect(player).toMatchObject({
    gold: model.gold,
    glory: model.glory,
    archers,
    swordsmen,
    squires,
    cavalry,
    health: model.health?.health ?? null,
  })
  const { record, restUntil, immuneUntil, damaged } = await raidsOf(lord)
  expect(new Set(damaged)).toEqual(model.damaged)
  expect(record).toMatchObject(model.record)
  const ahead = (until: number) => (until > nowMs() ? new Date(until).toISOString() : null)
  expect([restUntil, immuneUntil]).toEqual([ahead(model.restUntil), ahead(model.immuneUntil)])
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index))(
  'four castles raid each other as predicted, sequence %i',
  { timeout: 600_000 },
  async (index) => {
    const random = createRandom(`raids:${index}`)
    const castles = await foundCastles(random)
    for (let action = 0; action < ACTIONS; action += 1) await act(castles, random)
    for (const castle of castles) await checkCastle(castle)
  },
)
