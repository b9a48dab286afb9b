import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 10, glory: 1_000, ...overrides }, ALL_PAGES_OPEN)
}
function open(lord: Lord, branchKey: string, key?: string) {
  return lord.call('openSkillBranch', { params: { branchKey }, key })
}
function learn(lord: Lord, skillKey: string, key?: string) {
  return lord.call('learnSkill', { params: { skillKey }, body: {}, key })
}
function gloryEntries(lord: Lord) {
  return sql`SELECT amount, source, reference FROM money_entry
    WHERE player_id = ${lord.player.id} AND currency = 'GLORY' AND source <> 'START' ORDER BY id`
}

describe('branches of skills', () => {
  it('cost 500, 1000, 2000 and 3000 glory, in any order', async () => {
    const lord = await newLord({ glory: 6_500 })
    const paid: number[] = []
    for (const branch of ['craft', 'battle', 'economy', 'defence']) {
      paid.push((await open(lord, branch)).body.glory)
    }
    expect(paid).toEqual([500, 1_000, 2_000, 3_000])
    expect(await findPlayer(lord.player.id)).toMatchObject({
      glory: 0,
      skillBranches: ['battle', 'defence', 'economy', 'craft'],
    })
    expect(await gloryEntries(lord)).toContainEqual({
      amount: -500,
      source: 'SKILLS',
      reference: 'branch:craft',
    })
    expect((await lord.gameData('skillBranches')).skillBranches?.data.nextCost).toBeNull()
  })

  it('cannot be opened twice or without glory', async () => {
    const lord = await newLord({ glory: 1_400 })
    expect((await open(lord, 'battle')).status).toBe(200)
    expect((await open(lord, 'battle')).error.code).toBe('branchAlreadyOpen')
    expect((await open(lord, 'craft')).error).toMatchObject({
      code: 'notEnoughGlory',
      message: 'Недостаточно славы',
      details: { reasons: [{ have: 900, need: 1_000 }] },
    })
    expect((await open(lord, 'sorcery')).status).toBe(400)
    expect(await findPlayer(lord.player.id)).toMatchObject({ glory: 900, skillBranches: ['battle'] })
  })

  it('open once for twenty concurrent calls', async () => {
    const lord = await newLord({ glory: 6_500 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(lord, 'battle', newKey())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await findPlayer(lord.player.id)).toMatchObject({ glory: 6_000, skillBranches: ['battle'] })
  })
})

describe('skills', () => {
  it('cost ten glory for each level reached, and are shown at once', async () => {
    const lord = await newLord({ skillBranches: ['economy'] })
    await learn(lord, 'census')
    const answer = await lord.call('learnSkill', {
      params: { skillKey: 'census' },
      body: { level: 2 },
      subscribes: ['skillBranches', 'controlPanel', 'missions'],
    })
    expect(answer.body).toMatchObject({ skillKey: 'census', level: 2, glory: 20 })
    expect(answer.body.gameData).toEqual(await lord.gameData('skillBranches', 'controlPanel'))
    expect(await findPlayer(lord.player.id)).toMatchObject({ glory: 970, skills: { census: 2 } })
    expect(await gloryEntries(lord)).toEqual([
      { amount: -10, source: 'SKILLS', reference: 'skill:census:1' },
      { amount: -20, source: 'SKILLS', reference: 'skill:census:2' },
    ])
    const economy = answer.body.gameData?.skillBranches?.data.branches.find(
      ({ branchKey }) => branchKey === 'economy',
    )
    expect(economy).toMatchObject({ isOpen: true, learned: 2, total: 100 })
    expect(economy?.totals).toContainEqual({
      effect: 'taxes',
      name: 'Золото от налогов',
      value: 160,
      most: 2_500,
    })
  })

  it('are learned to the requested level once for two concurrent pages', async () => {
    const lord = await newLord({ skillBranches: ['economy'], skills: { census: 3 } })
    const ask = () =>
      lord.call('learnSkill', { params: { skillKey: 'census' }, body: { level: 4 }, key: newKey() })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'priceChanged',
      message: 'Перепись дворов: уже 4-й уровень, посмотрите ещё раз',
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({ glory: 960, skills: { census: 4 } })
  })

  it('are listed by branch, with their requirements', async () => {
    const lord = await newLord({ skillBranches: ['economy'], skills: { census: 3 } })
    const branches = (await lord.gameData('skillList')).skillList?.data.branches
    expect(branches?.map(({ branchKey }) => branchKey)).toEqual(['battle', 'defence', 'economy', 'craft'])
    const data = branches?.[2]
    expect(data).toMatchObject({ branchKey: 'economy', name: 'Хозяйство', isOpen: true, openCost: null })
    expect(data?.skills).toHaveLength(10)
    expect(data?.skills.find(({ skillKey }) => skillKey === 'haggling')).toMatchObject({
      level: 0,
      cost: 10,
      requires: [{ skillKey: 'census', name: 'Перепись дворов', level: 3, isMet: true }],
    })
    expect(data?.skills.find(({ skillKey }) => skillKey === 'cellars')?.requires[0]?.isMet).toBe(false)
    expect(branches?.[0]).toMatchObject({ branchKey: 'battle', isOpen: false, openCost: 1_000 })
    expect((await lord.call('getGameData', { query: { skillList: 'economy' } })).status).toBe(400)
  })

  it('are refused in a locked branch, without required skills, past the last level, without glory', async () => {
    const lord = await newLord({ glory: 5, skillBranches: ['economy'], skills: { census: 2, cellars: 10 } })
    const codesOf = async (skillKey: string) => (await learn(lord, skillKey)).error.details?.reasons
    expect(await codesOf('marching')).toMatchObject([{ code: 'branchClosed' }, { code: 'notEnoughGlory' }])
    expect(await codesOf('haggling')).toMatchObject([
      { code: 'skillRequired', have: 2, need: 3 },
      { code: 'notEnoughGlory', have: 5, need: 10 },
    ])
    expect(await codesOf('cellars')).toMatchObject([{ code: 'skillAtMaximum', have: 10, need: 10 }])
    expect((await learn(lord, 'alchemy')).status).toBe(404)
    expect(await findPlayer(lord.player.id)).toMatchObject({
      glory: 5,
      skills: { census: 2, cellars: 10 },
      rev: lord.player.rev,
    })
  })

  it('are learned as far as glory allows in twenty concurrent calls', async () => {
    const lord = await newLord({ glory: 10 + 20 + 30 + 5, skillBranches: ['battle'] })
    const answers = await Promise.all(Array.from({ length: 20 }, () => learn(lord, 'marching', newKey())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await findPlayer(lord.player.id)).toMatchObject({ glory: 5, skills: { marching: 3 } })
    expect(await dataFaults()).toEqual([])
  })

  it('make units and buildings cheaper, and missions and taxes pay more', async () => {
    const skills = { hiredHands: 10, recruiters: 10, quartermaster: 10, census: 10, goodTimber: 10 }
    const [plain, learned] = [await newLord({ gold: 1_000 }), await newLord({ gold: 1_000, skills })]
    const priceOf = async (lord: Lord) =>
      (await lord.gameData('army')).army?.data.groups.find(({ group }) => group === 'cavalry')?.price.gold
    expect([await priceOf(plain), await priceOf(learned)]).toEqual([40, 32])
    expect((await learned.call('buyUnits', { body: { group: 'cavalry', amount: 2 } })).body.cost.gold).toBe(
      64,
    )
    const goldOf = async (lord: Lord) =>
      (await lord.call('listMissions')).body.regions[0]?.missions[0]?.difficulties[0]?.goldMax ?? 0
    // The first missions pay nothing at level 10, so this uses the last open region.
    const best = async (lord: Lord) =>
      Math.max(
        ...(await lord.call('listMissions')).body.regions.flatMap(({ missions }) =>
          missions.flatMap(({ isLocked, difficulties }) =>
            isLocked ? [] : difficulties.map(({ goldMax }) => goldMax),
          ),
        ),
      )
    expect(await goldOf(plain)).toBe(0)
    const [less, more] = [await best(plain), await best(learned)]
    expect(more).toBe(Math.floor(less * 1.1))
    const taxesOf = async (lord: Lord) =>
      (await lord.gameData('controlPanel')).controlPanel?.data.taxes.choices.map(({ gold }) => gold) ?? []
    const [few, many] = [await taxesOf(plain), await taxesOf(learned)]
    expect(many[2]).toBeGreaterThan(few[2] ?? 0)
  })

  it('are locked until the tutorial opens them', async () => {
    const lord = await game.lord({ glory: 1_000 }, ['armyOpenBanner'])
    for (const answer of [await open(lord, 'battle'), await learn(lord, 'marching')]) {
      expect({ status: answer.status, unlock: answer.error.details?.unlock }).toEqual({
        status: 403,
        unlock: 'skillsBranchOpenBanner',
      })
    }
  })
})
