import { describe, expect, it } from 'vitest'
import { decideRaid, type RaidChoice, raidChoiceRefusals } from '#rules/raids/decide-raid.ts'
import { NO_GARRISON } from '#rules/raids/plan.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { castleBroken } from '#rules/raids/spoils.ts'
import { raiderOf } from './castles.ts'

const LEVEL = 20
const choice: RaidChoice = { position: 'top', siegeTower: false, projectiles: false }

function stateOf(changes: Partial<RaidState['raider']> = {}, defenderHealth = 300): RaidState {
  const defender = { ...raiderOf(LEVEL), playerId: 2 }
  return {
    raider: {
      contender: raiderOf(LEVEL),
      instructors: 0,
      energy: 120,
      energySpentToday: 0,
      wood: 100,
      catapult: 4,
      projectiles: 3,
      isResting: false,
      isAway: false,
      ...changes,
    },
    difficulty: 'HIGH',
    victim: {
      level: LEVEL,
      isOwn: false,
      isClosed: false,
      isProtected: false,
      isImmune: false,
      isCoolingDown: false,
      isGuildMate: false,
      isHousehold: false,
      gold: { gold: 80_000, vault: 2_000, atDayStart: 80_000, lootedToday: 0, isTakenEnough: false },
      servants: 10,
      defencesRewardedToday: 0,
    },
    defender: { ...defender, health: defenderHealth },
    castle: { walls: 0, moats: 0, stakes: 0, garrison: { ...NO_GARRISON } },
  }
}

describe('a decided raid', () => {
  it('follows from state, choice and seed alone', () => {
    expect(decideRaid(stateOf(), choice, 'seed')).toEqual(decideRaid(stateOf(), choice, 'seed'))
    expect(decideRaid(stateOf(), choice, 'seed').report).not.toEqual(
      decideRaid(stateOf(), choice, 'other').report,
    )
  })

  it('pays a win by its class, and takes gold by the broken eighths', () => {
    const { report, spoils, events } = decideRaid(stateOf(), choice, 'seed')
    expect(report.result).toBe('WIN')
    const broken = castleBroken(report)
    expect(spoils).toMatchObject({
      energy: 6,
      experience: 600,
      glory: 6,
      defenceGlory: 0,
      broken,
      loot: Math.floor((80_000 * 10 * broken) / 800),
    })
    expect(events.attacker[0]).toEqual({ type: 'forayFought', isTraining: false, isWon: true })
  })

  it('costs wood for a tower, and only the projectiles that were thrown', () => {
    const { cost, report } = decideRaid(stateOf(), { ...choice, siegeTower: true, projectiles: true }, 'seed')
    expect(report.plan).toMatchObject({ siegeTower: true, projectiles: 3 })
    expect(cost).toEqual({ wood: 20, projectiles: report.projectilesThrown })
    expect(decideRaid(stateOf(), choice, 'seed').cost).toEqual({ wood: 0, projectiles: 0 })
  })

  it('leaves no traces in training', () => {
    const state: RaidState = { ...stateOf(), difficulty: 'TRAINING', victim: null }
    const { spoils, fallen, events } = decideRaid(state, choice, 'seed')
    expect(spoils).toMatchObject({ energy: 3, glory: 0, loot: 0, health: { attacker: null, defender: null } })
    expect(fallen).toEqual({ attacker: null, defender: null })
    expect(events).toEqual({
      attacker: [{ type: 'forayFought', isTraining: true, isWon: true }],
      defender: [],
    })
  })

  it('lets servants heal the defenders, and pays them for a won defence five times a day', () => {
    const weak = stateOf({ contender: { ...raiderOf(LEVEL), health: 1 } }, raiderOf(LEVEL).healthMax)
    const { report, spoils } = decideRaid(weak, choice, 'seed')
    expect(report.result).toBe('LOSE')
    expect(spoils).toMatchObject({ defenceGlory: 2, loot: 0, broken: 0, experience: 0 })
    expect(spoils.health).toEqual({ attacker: 0, defender: report.defender.healthMax })
    const { victim } = weak
    const paid = { ...weak, victim: victim && { ...victim, defencesRewardedToday: 5 } }
    expect(decideRaid(paid, choice, 'seed').spoils.defenceGlory).toBe(0)
  })
})

it('is refused with every reason: raider, castle, machines', () => {
  const state = stateOf({ isResting: true, energy: 5, wood: 0 })
  const { victim } = state
  const immune = { ...state, victim: victim && { ...victim, isImmune: true } }
  const corner: RaidChoice = { ...choice, position: 'topLeft', siegeTower: true }
  expect(raidChoiceRefusals(immune, corner).map(({ code }) => code)).toEqual([
    'hostResting',
    'notEnoughEnergy',
    'victimImmune',
    'towerAtCorner',
    'notEnoughResources',
  ])
  expect(raidChoiceRefusals(stateOf(), { ...choice, siegeTower: true })).toEqual([])
})
