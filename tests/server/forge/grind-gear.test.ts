import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'
import { sharpeningChance, trySharpening } from '#rules/forge/sharpening.ts'
import { sharpeningRoll } from '#rules/forge/sharpening-roll.ts'
import type { GearChanges } from '#server/game/items/gear-row.ts'
import { sql } from '#server/platform/sql.ts'
import { changeGear, giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function smith(overrides = {}) {
  return game.lord({ level: 40, forge: 20, diamonds: 400, ...overrides }, ALL_PAGES_OPEN)
}
const bow = { gearId: 1, quality: 40 }
const attack = { type: 'CHARACTERISTICS', name: 'archersAttack' }
function strike(lord: Lord, gearEntityId: number, request: object = attack) {
  return lord.call('grindGear', { key: newKey(), body: { gearEntityId, ...request } })
}
async function rowOf(id: number) {
  const [row] = await sql<GearChanges>`
    SELECT characteristics_name, characteristics_level, characteristics_failures, limits_level FROM gear WHERE id = ${id}`
  return row
}
function bookOf(lord: Lord) {
  return sql<{ amount: number; reference: string }>`
    SELECT amount, reference FROM money_entry WHERE player_id = ${lord.player.id} AND source = 'GRIND'`
}

/** Repeats tries until one has the wanted result. The chance that none does is below one in a million. */
async function strikeUntil(lord: Lord, id: number, success: boolean) {
  for (let tries = 0; tries < 40; tries += 1) {
    await changeGear(lord, id, { characteristicsName: null, characteristicsLevel: 0 })
    const answer = await strike(lord, id)
    if (answer.body.try.success === success) return answer
  }
  throw new Error('Forty tries ended the same way')
}

describe('a try at the forge', () => {
  it('raises the sharpening or resets it to 0, and always costs a diamond', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    const won = await strikeUntil(lord, id, true)
    expect(won.body).toMatchObject({
      level: 1,
      try: { level: 1, name: 'archersAttack', gearName: expect.any(String) },
    })
    expect(await rowOf(id)).toMatchObject({ characteristicsName: 'archersAttack', characteristicsLevel: 1 })
    const gear = (await lord.gameData('inventory')).inventory?.data.gear.find((item) => item.id === id)
    expect(gear?.characteristicsAdditional).toMatchObject({ archersAttackMin: 12, archersAttackMax: 12 })

    await changeGear(lord, id, { characteristicsName: 'archersAttack', characteristicsLevel: 2 })
    const lost = await strikeUntil(lord, id, false)
    expect(lost.body.level).toBe(0)
    expect(await rowOf(id)).toMatchObject({ characteristicsName: null, characteristicsLevel: 0 })

    const tries = await sql`SELECT id FROM sharpening_try WHERE player_id = ${lord.player.id}`
    const book = await bookOf(lord)
    expect(book).toHaveLength(tries.length)
    expect(new Set(book.map(({ amount, reference }) => `${amount} ${reference}`))).toEqual(
      new Set(['-1 gear:1']),
    )
  })

  it('can be checked by its seed', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    for (let turn = 0; turn < 10; turn += 1) await strike(lord, id)
    const tries = (await lord.gameData('forgeGrind')).forgeGrind?.data.tries ?? []
    expect(tries).toHaveLength(10)
    for (const { seed, rolled, chancePercent, success, isSure } of tries) {
      expect(rolled).toBe(sharpeningRoll(seed))
      expect(success).toBe(isSure || rolled < chancePercent)
    }
    expect(new Set(tries.map(({ seed }) => seed)).size).toBe(10)
    expect(tries.map(({ drawnFrom }) => drawnFrom?.label)).toEqual(
      Array.from({ length: 10 }, (_, index) => `sharpening:${lord.player.id}:${10 - index}`),
    )
  })

  it('succeeds for sure after three failures at level 4, and says so before', async () => {
    const lord = await smith()
    const worked = {
      characteristicsName: 'archersAttack',
      characteristicsLevel: 3,
      characteristicsFailures: 3,
    } as const
    const id = await giveGear(lord, bow, worked)
    const { forgeGrind } = await lord.gameData('forgeGrind')
    const item = forgeGrind?.data.pieces.find(({ gearEntityId }) => gearEntityId === id)
    expect(item?.states[0]).toMatchObject({ level: 3, failures: 3, chancePercent: 100, isSure: true })
    const { body } = await strike(lord, id)
    expect(body).toMatchObject({
      level: 4,
      failures: 0,
      try: { success: true, isSure: true, chancePercent: 100 },
    })
  })

  it('counts failures at level 4 until a try is guaranteed: four tries there never all fail', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    for (let round = 0; round < 5; round += 1) {
      const outcomes: boolean[] = []
      await changeGear(lord, id, { characteristicsFailures: 0 })
      for (let turn = 0; turn < 4; turn += 1) {
        await changeGear(lord, id, { characteristicsName: 'archersAttack', characteristicsLevel: 3 })
        outcomes.push((await strike(lord, id)).body.try.success)
      }
      expect(outcomes).toContain(true)
    }
  })

  it('includes the bonus of forge and skill in the chance', async () => {
    const lord = await smith({ forge: 10, skills: { cleanWhetstone: 10 } })
    const { forgeGrind } = await lord.gameData('forgeGrind')
    const bonus = forgeGrind?.data.chanceBonusPercent ?? 0
    expect(bonus).toBe(4)
    expect(forgeGrind?.data.chances.slice(0, 5)).toEqual(
      [1, 2, 3, 4, 5].map((level) => ({ level, chancePercent: sharpeningChance(level, bonus) })),
    )
    const id = await giveGear(lord, bow)
    expect((await strike(lord, id)).body.try.chancePercent).toBe(50 + bonus)
  })

  it('tells the quests', async () => {
    const lord = await smith()
    await strikeUntil(lord, await giveGear(lord, bow), true)
    const { quests } = await lord.gameData('quests')
    const line = quests?.data.infinite.find(({ kind }) => kind === 'sharpenCharacteristics')
    expect(line?.progress).toBe(1)
  })
})

async function refused(ask: () => Promise<{ status: number; error: { code: string } }>) {
  const before = await stateDigest()
  const { status, error } = await ask()
  expect(await stateDigest()).toEqual(before)
  return [status, error.code]
}

describe('a try is refused', () => {
  it('for gear on the market', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow, { isInMarket: true })
    expect(await refused(() => strike(lord, id))).toEqual([422, 'gearInMarket'])
  })

  it('for a sharpening that the class does not allow, and an invalid name', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    for (const request of [
      { type: 'CHARACTERISTICS', name: 'luck' },
      { type: 'CHARACTERISTICS' },
      { type: 'ARMOR_OR_DODGE', name: 'armor' },
      { type: 'ARMOR_OR_DODGE', name: 'luck' },
    ]) {
      expect(await refused(() => strike(lord, id, request))).toEqual([422, 'sharpeningUnavailable'])
    }
  })

  it('for another characteristic while the first is above 0', async () => {
    const lord = await smith()
    const id = await giveGear(
      lord,
      { gearId: 999, quality: 50 },
      { characteristicsName: 'luck', characteristicsLevel: 1 },
    )
    expect(await refused(() => strike(lord, id))).toEqual([422, 'otherSharpening'])
    expect((await strike(lord, id, { type: 'CHARACTERISTICS', name: 'luck' })).status).toBe(200)
  })

  it('for a level above the forge', async () => {
    const lord = await smith({ forge: 2 })
    const id = await giveGear(lord, bow, { characteristicsName: 'archersAttack', characteristicsLevel: 2 })
    expect(await refused(() => strike(lord, id))).toEqual([422, 'forgeLevelTooLow'])
  })

  it('without a diamond', async () => {
    const lord = await smith({ diamonds: 0 })
    const id = await giveGear(lord, bow)
    expect(await refused(() => strike(lord, id))).toEqual([422, 'notEnoughDiamonds'])
  })

  it('for gear of another player, and for unknown gear', async () => {
    const lord = await smith()
    const foreign = await giveGear(await smith(), bow)
    expect(await refused(() => strike(lord, foreign))).toEqual([404, 'notFound'])
    expect(await refused(() => strike(lord, 8_000_000_000_000_000))).toEqual([404, 'notFound'])
  })

  it('if a failure would make worn gear too high for the player’s level', async () => {
    const lord = await smith({ level: 1 })
    const high = await giveGear(lord, { gearId: 3, quality: 50, equippedSlot: 1 }, { limitsLevel: 3 })
    expect(await refused(() => strike(lord, high, { type: 'LIMITS' }))).toEqual([422, 'levelTooLow'])
  })

  it('before the tutorial opens the page', async () => {
    const lord = await game.lord({ forge: 5, diamonds: 10 }, ['storageOpenBanner'])
    const id = await giveGear(lord, bow)
    expect((await strike(lord, id)).error.code).toBe('pageLocked')
  })

  it('not for locked gear', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow, { isLocked: true })
    expect((await strike(lord, id)).status).toBe(200)
  })
})

describe('many at once', () => {
  it('with one key are one try', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    const key = newKey()
    const body = { gearEntityId: id, ...attack }
    const answers = await Promise.all(Array.from({ length: 20 }, () => lord.call('grindGear', { key, body })))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    expect(await bookOf(lord)).toHaveLength(1)
  })

  it('with different keys run one after the other, and no level is lost or created', async () => {
    const lord = await smith({ diamonds: 12 })
    const id = await giveGear(lord, bow)
    const answers = await Promise.all(Array.from({ length: 20 }, () => strike(lord, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    expect(answers.filter(({ error }) => error?.code === 'notEnoughDiamonds')).toHaveLength(8)
    const tries = await sql<{ level: number; chancePercent: number; seed: string; success: boolean }>`
      SELECT level, chance_percent, seed, success FROM sharpening_try WHERE player_id = ${lord.player.id} ORDER BY id`
    let state = { level: 0, failures: 0 }
    for (const { level, chancePercent, seed, success } of tries) {
      expect(level).toBe(state.level + 1)
      const { success: again, ...after } = trySharpening(state, chancePercent, createRandom(seed))
      expect(again).toBe(success)
      state = after
    }
    expect(await rowOf(id)).toMatchObject({
      characteristicsLevel: state.level,
      characteristicsFailures: state.failures,
    })
  })
})

describe('chance over many seeds', () => {
  it.each([1, 4, 5, 6])('of level %i equals the chance shown', (level) => {
    const chance = sharpeningChance(level, 3)
    const hits = Array.from({ length: 10_000 }, (_, index) => sharpeningRoll(`${level}:${index}`)).filter(
      (rolled) => rolled < chance,
    ).length
    expect(Math.abs(hits / 100 - chance)).toBeLessThan(2)
  })
})
