import { fight } from '../fight/fight.ts'
import type { FightContender, FightHost, FightInput, FightReport } from '../fight/report.ts'

/** `path` is the first place that differs, such as `rounds.2.strikes.0.damage`. */
export type Verification = { ok: true } | { ok: false; path: string }

function contenderOf({ moralePercent: _morale, fallen: _fallen, ...contender }: FightHost): FightContender {
  return contender
}

/** The input that a report claims. */
export function fightInputOf(report: FightReport): FightInput {
  return {
    attacker: contenderOf(report.attacker),
    defender: contenderOf(report.defender),
    ground: report.ground,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The path of the first difference of two JSON values, keys of `left` first, or null. */
export function firstDifference(left: unknown, right: unknown, path: string): string | null {
  if (Object.is(left, right)) return null
  if (!isRecord(left) || !isRecord(right) || Array.isArray(left) !== Array.isArray(right)) return path
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  for (const key of keys) {
    const found = firstDifference(left[key], right[key], path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/**
 * Computes a fight again from the input and the report's seed and compares everything. `input` is stored apart from
 * the report; without it use `fightInputOf(report)`.
 */
export function verifyFight(input: FightInput, report: FightReport): Verification {
  const path = firstDifference(fight(input, report.seed), report, '')
  return path === null ? { ok: true } : { ok: false, path }
}
