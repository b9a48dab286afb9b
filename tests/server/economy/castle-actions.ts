import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { buildingPrice } from '#rules/buildings/buildings.ts'
import { branchCost, SKILL_BRANCHES, skillCost } from '#rules/skills/skills.ts'
import { taxGold } from '#rules/taxes/taxes.ts'
import type { Action } from './action.ts'
import { count, expectSame, skillOf } from './books.ts'
import { costOf, paid } from './holdings.ts'

/** The model keeps the market fee of the start, so no action may learn that skill. */
const learnable = SKILLS.filter(({ effect }) => effect !== 'marketFee').filter(
  ({ requires }) => requires.length < 2,
)

/** Actions on army, missions, buildings, skills, taxes and energy. */
export const castleActions: Readonly<Record<string, Action>> = {
  hire: async (castle, dice) => {
    const body = { group: dice.pick(ARMY_GROUPS), amount: 1 + dice.upTo(6) }
    const hired = await castle.ask('buyUnits', { body })
    if (hired) castle.reported.push(paid({ ...hired.cost }))
  },
  fill: async (castle, dice) => {
    const filled = await castle.ask('fillArmy', { body: { gold: dice.upTo(600) } })
    if (filled) castle.reported.push(paid({ ...filled.cost }))
  },
  mission: (castle, dice) => {
    const missionKey = dice.pick(MISSIONS.slice(0, 8))?.key
    const difficulty = dice.of('EASY', 'MEDIUM', 'HARD')
    const request = { missionKey, difficulty, skill: dice.of('REAR_BATTLE', 'FRONTAL_ATTACK') }
    const body = dice.rarely(8) ? { ...request, patrolHours: dice.of(1, 4, 8) } : request
    return castle.ask('startMission', { body })
  },
  readReport: async (castle, dice) => {
    const { items } = await castle.tab.show('fightLogs')
    return castle.ask('markFightAsViewed', { params: { fightId: dice.pick(items)?.fightId ?? 1 } })
  },
  readNotices: (castle, dice) =>
    castle.ask(dice.of('markAllNotificationsAsRead', 'markAllNotificationsAsShown')),
  build: async (castle, dice) => {
    const entry = dice.pick(BUILDING_ENTRIES)
    if (!entry) return
    const { building, cost } = entry
    const built = await castle.ask('upgradeBuilding', { body: { building } })
    if (!built) return
    castle.reported.push(paid(costOf(built.cost)))
    castle.reckon(built, (books) => {
      books.buildings[building] += 1
      const level = books.buildings[building]
      expectSame('The level built', built.level, level)
      const price = buildingPrice(cost, level, skillOf(books, 'buildingCost'))
      expectSame('Its cost', costOf(built.cost), costOf(price))
      count(books, { type: 'buildingRaised' })
    })
  },
  openBranch: async (castle, dice) => {
    const branchKey = dice.pick(SKILL_BRANCHES) ?? 'battle'
    const opened = await castle.ask('openSkillBranch', { params: { branchKey } })
    if (!opened) return
    castle.reported.push({ glory: -opened.glory })
    castle.reckon(opened, ({ branches }) => {
      expectSame('The cost of a branch', opened.glory, branchCost(branches.length))
      branches.push(branchKey)
    })
  },
  learn: async (castle, dice) => {
    const skillKey = dice.pick(learnable)?.key ?? ''
    const learned = await castle.ask('learnSkill', { params: { skillKey }, body: {} })
    if (!learned) return
    castle.reported.push({ glory: -learned.glory })
    castle.reckon(learned, ({ skills }) => {
      const level = (skills[skillKey] ?? 0) + 1
      expectSame('The level learned, and its cost', [learned.level, learned.glory], [level, skillCost(level)])
      skills[skillKey] = level
    })
  },
  collectTaxes: async (castle, dice, world) => {
    const hours = dice.of(1, 4, 8)
    const started = await castle.ask('startTaxCollection', { body: { hours } })
    if (!started) return
    const { gold, endsAt } = started.collection
    castle.collections.push({ hours, gold, endsAt: Date.parse(endsAt) })
    if (world.isBusy) return
    const { groups } = await castle.tab.show('army')
    const { current = 0, additional = 0 } = groups.find(({ group }) => group === 'peasants') ?? {}
    castle.reckon(started, (books) => {
      expectSame('What taxes bring', gold, taxGold(hours, current + additional, skillOf(books, 'taxes')))
    })
  },
  restoreEnergy: async (castle) => {
    if (await castle.ask('restoreEnergy')) castle.reported.push({ diamonds: -1 })
  },
}
