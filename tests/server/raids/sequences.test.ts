import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMPTY_ARMY } from '#rules/army/army.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { ATTACK_POSITIONS, type DefencePlan, GARRISONS } from '#rules/raids/plan.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { campaignSize } from '../../support/campaign.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { giveResources, giveWine } from '../../support/give-items.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import {
  bookCup,
  bookHiring,
  bookRepair,
  bookSpying,
  expectedDefence,
  healthOf,
  MACHINES,
  type ModelCastle,
  modelCastle,
  PROJECTILES,
  turnDay,
  WALLED,
} from './model.ts'
import {
  bookRaid,
  bookTraining,
  expectedPlan,
  type ModelChoice,
  raidCodes,
  victimCodes,
} from './model-raid.ts'
import { raid, raider, raidsOf } from './raiders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const SEQUENCES = campaignSize({ small: 4, full: 200 })
const ACTIONS = campaignSize({ small: 25, full: 50 })
const CASTLES = 4
const STOCK = { gold: 20_000, wood: 40, cups: 3 }
const ARMY = { ...EMPTY_ARMY, archers: 40, swordsmen: 40, squires: 30, cavalry: 10, servants: 8 }
/** Monastery red: 15 % of health. */
const WINE = 3
const WALLS = ['walls', 'moats', 'stakes'] as const

type Castle = { readonly lord: Lord; readonly model: ModelCastle }

function nowMs(): number {
  return game.clock.now().getTime()
}

async function foundCastles(random: Random): Promise<Castle[]> {
  const castles: Castle[] = []
  for (let index = 0; index < CASTLES; index += 1) {
    const army = { ...ARMY, squires: random.int(15, 45) }
    const lord = await raider(game, { gold: STOCK.gold, ...WALLED, ...MACHINES, ...army })
    const model = modelCastle(lord.player.id, { ...STOCK, army }, nowMs())
    await giveResources(lord, { 1: STOCK.wood })
    await giveWine(lord, WINE, STOCK.cups)
    // Raids damage few buildings: every castle starts with one, so that a short sequence repairs too.
    model.damaged.add(random.pick(WALLS))
    await damageCastle(lord.player.id, [...model.damaged])
    castles.push({ lord, model })
  }
  return castles
}

type Answer = { readonly status: number; readonly error: { readonly details?: Record<string, unknown> } }

/** Whether a call was served, as the model has predicted: it must be refused with exactly these codes. */
function isServed({ status, error }: Answer, codes: readonly string[]): boolean {
  const reasons = status === 200 ? [] : error.details?.reasons
  const refused = Array.isArray(reasons) ? reasons.map(({ code }) => code) : reasons
  expect([status, refused]).toEqual([codes.length > 0 ? 422 : 200, codes])
  return codes.length === 0
}

function drawChoice(random: Random): ModelChoice {
  return {
    position: random.pick(ATTACK_POSITIONS),
    siegeTower: random.int(1, 5) === 1,
    projectiles: random.int(1, 2) === 1,
    motto: random.pick(['', 'Не серчай', 'До встречи']),
  }
}

async function reportOf(lord: Lord, fightId: number) {
  const { report } = (await lord.call('getFight', { params: { fightId } })).body
  if (report.ground !== 'CASTLE') throw new Error('Not a raid on a castle')
  return report
}

/** A raid on a castle, which may be the raider's own. */
async function tryRaid({ lord, model }: Castle, { model: victim }: Castle, random: Random): Promise<void> {
  const now = nowMs()
  const choice = drawChoice(random)
  const codes = raidCodes(model, victim, choice, now)
  const { difficulty } = (await lord.call('getOpponent', { params: { opponentId: victim.id } })).body
  const answer = await raid(lord, victim.id, choice)
  if (!isServed(answer, codes) || difficulty === 'TRAINING') return
  const { body } = answer
  const report = await reportOf(lord, body.fightId)
  const { attacker, defender } = report
  expect(attacker.health).toBe(Math.max(1, healthOf(model, now)))
  expect(defender.health).toBe(Math.max(1, healthOf(victim, now)))
  expect([attacker.army, defender.army]).toEqual([model.army, victim.army])
  expect(report.castle).toEqual(expectedDefence(victim))
  expect(report.plan).toEqual(expectedPlan(model, choice))
  const { motto } = choice
  expect(body.reward).toMatchObject(bookRaid(model, victim, { report, difficulty, motto }, now))
  expect(body.loot).toBe(body.reward.gold)
}

async function train({ lord, model }: Castle, random: Random): Promise<void> {
  const now = nowMs()
  const choice = drawChoice(random)
  const codes = raidCodes(model, null, choice, now)
  const answer = await raid(lord, -1, choice)
  if (!isServed(answer, codes)) return
  const report = await reportOf(lord, answer.body.fightId)
  expect(report.plan).toEqual(expectedPlan(model, choice))
  expect(answer.body.reward).toMatchObject(bookTraining(model, report, now))
}

async function spy({ lord, model }: Castle, { model: there }: Castle): Promise<void> {
  const answer = await lord.call('spyOnCastle', { params: { opponentId: there.id } })
  if (!isServed(answer, bookSpying(model, there, nowMs()))) return
  const { seen } = answer.body.opponent
  expect(seen?.castle).toEqual(expectedDefence(there))
  expect([seen?.host.army, seen?.host.health]).toEqual([there.army, Math.max(1, healthOf(there, nowMs()))])
}

/** A search finds no castle that may not be raided. It also finds castles of other sequences. */
async function search({ lord, model }: Castle, castles: readonly Castle[]): Promise<void> {
  expect((await lord.call('searchOpponents')).status).toBe(200)
  const { items } = (await lord.call('listOpponents')).body
  const found = castles.filter(({ model: { id } }) => items.some(({ opponentId }) => opponentId === id))
  expect(found.flatMap((castle) => victimCodes(model, castle.model, nowMs()))).toEqual([])
}

async function defend({ lord, model }: Castle, random: Random): Promise<void> {
  const side = () => random.pick(GARRISONS)
  const garrison: DefencePlan = { top: side(), left: side(), right: side(), bottom: side() }
  const total = Object.values(garrison).reduce<number>((sum, percent) => sum + percent, 0)
  const answer = await lord.call('setGarrison', { body: { garrison } })
  if (isServed(answer, total > 60 ? ['garrisonTooLarge'] : [])) model.garrison = garrison
}

async function hire({ lord, model }: Castle, random: Random): Promise<void> {
  const amount = random.pick([1, 3, 200])
  isServed(await lord.call('buyUnits', { body: { group: 'squires', amount } }), bookHiring(model, amount))
}

async function drink({ lord, model }: Castle): Promise<void> {
  isServed(await lord.call('drinkWine', { body: { consumableId: WINE } }), bookCup(model, nowMs()))
}

async function repair({ lord, model }: Castle, random: Random): Promise<void> {
  const building = random.pick(WALLS)
  isServed(await lord.call('repairBuilding', { body: { building } }), bookRepair(model, building))
}

function pass(castles: readonly Castle[], random: Random): void {
  game.clock.advance(random.pick([120, 700, 3_700, 20_000, 50_000]))
  for (const { model } of castles) turnDay(model, nowMs())
}

async function act(castles: readonly Castle[], random: Random): Promise<void> {
  const [one, other] = [random.pick(castles), random.pick(castles)]
  const lot = random.int(1, 100)
  if (lot <= 36) await tryRaid(one, other, random)
  else if (lot <= 42) await train(one, random)
  else if (lot <= 50) await spy(one, other)
  else if (lot <= 54) await search(one, castles)
  else if (lot <= 60) await defend(one, random)
  else if (lot <= 66) await hire(one, random)
  else if (lot <= 72) await drink(one)
  else if (lot <= 80) await repair(one, random)
  else pass(castles, random)
}

function ahead(until: number): string | null {
  return until > nowMs() ? new Date(until).toISOString() : null
}

/** The stored castle, and its ledger line by line. */
async function checkPurse({ model }: Castle): Promise<void> {
  const { archers, swordsmen, squires, cavalry, servants } = model.army
  expect(await findPlayer(model.id)).toMatchObject({
    gold: model.gold,
    glory: model.glory,
    experience: model.experience,
    archers,
    swordsmen,
    squires,
    cavalry,
    servants,
    health: model.health?.health ?? null,
  })
  const ledger = await sql`
    SELECT currency, amount, source FROM money_entry WHERE player_id = ${model.id} ORDER BY id`
  // Gold and glory of one raid are one booking, whose lines have no order.
  const lines = (all: readonly unknown[]) => all.map((line) => JSON.stringify(line)).toSorted()
  expect(lines(ledger)).toEqual(lines(model.ledger))
  const [wood] = await sql<{ amount: number }>`
    SELECT amount FROM resource_stack WHERE player_id = ${model.id} AND resource_id = 1`
  expect(wood?.amount ?? 0).toBe(model.wood)
}

/** What the castle's own pages show. */
async function checkPages({ lord, model }: Castle): Promise<void> {
  const raids = await raidsOf(lord)
  expect(new Set(raids.damaged)).toEqual(model.damaged)
  expect(raids).toMatchObject({
    record: model.record,
    garrison: model.garrison,
    restUntil: ahead(model.restUntil),
    immuneUntil: ahead(model.immuneUntil),
    spyImmuneUntil: ahead(model.spyImmuneUntil),
    spiesBackAt: ahead(model.spiesBackAt),
  })
  expect(raids.machines.projectiles).toBe(PROJECTILES - model.thrown)
  expect(raids.mottos.map(({ author, motto }) => ({ authorId: author.playerId, motto }))).toEqual(
    model.mottos.slice(-5).toReversed(),
  )
  const { army } = await lord.gameData('army')
  expect(army?.data.lastingHealth.current).toBe(healthOf(model, nowMs()))
}

/** What each castle sees of each other. */
async function checkRelations(castles: readonly Castle[]): Promise<void> {
  const anySide: ModelChoice = { position: 'top', siegeTower: false, projectiles: false, motto: '' }
  for (const { lord, model } of castles)
    for (const { model: there } of castles) {
      const { body } = await lord.call('getOpponent', { params: { opponentId: there.id } })
      expect(body.raidRefusals.map(({ code }) => code)).toEqual(raidCodes(model, there, anySide, nowMs()))
    }
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index))(
  'four castles raid each other as predicted, sequence %i',
  { timeout: 600_000 },
  async (index) => {
    const random = createRandom(`raids:${index}`)
    const castles = await foundCastles(random)
    for (let action = 0; action < ACTIONS; action += 1) {
      await act(castles, random)
      if (action % 10 === 9) for (const castle of castles) await checkPurse(castle)
    }
    for (const castle of castles) {
      await checkPurse(castle)
      await checkPages(castle)
    }
    await checkRelations(castles)
  },
)
