import { DIFFICULTIES } from '#rules/missions/missions.ts'
import type { Archetype, Arm, Guard } from '#tools/simulate/archetypes.ts'
import { type CastleRecord, newRecord } from '#tools/simulate/record.ts'
import type { Population } from '#tools/simulate/targets/target.ts'

const PROBED = 100

/** Days on which an engaged castle reaches its levels, within the targets. */
function daysOfLevels(): number[] {
  const days = Array.from({ length: 26 }, (_, index) => 100 + 200 * index)
  days[9] = 250
  days[15] = 1_100
  days[25] = 5_000
  return days
}

const LEVELS = {
  casual: 17,
  engaged: 22,
  payer: 26,
  trader: 22,
  raider: 22,
  idler: 14,
} as const satisfies Record<Archetype, number>

type Role = { archetype: Archetype; guard: Guard; arm: Arm }

/** A castle whose figures all lie in the middle of their targets in docs/game.md. */
function goodRecord(id: number, role: Role): CastleRecord {
  const record = newRecord({ id, ...role })
  record.levels = Array.from({ length: 90 }, () => LEVELS[role.archetype])
  record.levelReachedAt = daysOfLevels()
  record.gold = Array.from({ length: 90 }, (_, day) => 100 * id + day)
  record.branchDays = [2, 10, 35, 80]
  record.fiveStars = { day: 12, level: 16 }
  record.sharpenedToFive = { day: 27, level: 21 }
  record.sharpeningMax = 5
  record.sharpenings = { 1: { fought: 100, won: 50 }, 2: { fought: 50, won: 25 } }
  for (const difficulty of DIFFICULTIES) {
    const won = { EASY: 95, MEDIUM: 75, HARD: 45 }[difficulty]
    record.probes[difficulty] = [0, 1, 2].map(() => ({ fought: PROBED, won }))
  }
  record.buildProbes = { fought: PROBED, won: 75 }
  const against = (arm: Arm) => ({ fought: PROBED, won: role.arm === arm ? 80 : 70 })
  record.characterProbes = {
    ARMORED: against('cavalry'),
    NIMBLE: against('swordsmen'),
    LUCKY: against('swordsmen'),
    RANGED: against('cavalry'),
    MANY: against('archers'),
    FIERCE: against('archers'),
  }
  record.crusades.asked = { fought: PROBED, won: 75 }
  record.gains = {
    crusades: { energy: 100, gold: 1_000, experience: 5_000 },
    missions: { energy: 1_000, gold: 10_000, experience: 50_000 },
  }
  record.guildDay = 12
  record.neighbourSteps = Array.from({ length: 13 }, () => 30)
  record.quietMissions = { longest: 5, level: 9 }
  record.raids = {
    LOW: { fought: PROBED, won: 80 },
    MEDIUM: { fought: PROBED, won: 55 },
    HIGH: { fought: PROBED, won: 30 },
    TRAINING: { fought: 0, won: 0 },
  }
  const tens = (amount: number): number[] => Array.from({ length: 9 }, () => amount)
  record.flows.gold = {
    start: [300],
    mission: tens(800),
    taxes: tens(150),
    patrol: tens(50),
    army: tens(-950),
    raid: tens(7_000),
    looted: tens(-7_000),
  }
  record.flows.diamonds = { start: [5], mission: tens(110), sharpening: tens(-100), purchase: tens(5_000) }
  return record
}

const ROLES: readonly Role[] = [
  { archetype: 'engaged', guard: 'frontal', arm: 'archers' },
  { archetype: 'engaged', guard: 'rear', arm: 'mixed' },
  { archetype: 'casual', guard: 'free', arm: 'cavalry' },
  { archetype: 'payer', guard: 'free', arm: 'swordsmen' },
]

/** A small world that meets every target. `change` alters each record before the check. */
export function goodWorld(change: (record: CastleRecord) => void = () => {}): Population {
  const records = ROLES.map((role, index) => goodRecord(index + 1, role))
  for (const record of records) change(record)
  return { records, days: 90, mixed: true, raided: { raids: 40, days: 20 } }
}
