import type { Refusal } from '../core/refusal.ts'
import { energyRefusals } from '../energy/energy.ts'
import type { FightResult } from '../fight/report.ts'
import type { EnemyBuild } from './enemy-build.ts'
import { type PatrolHours, patrolEnergy, patrolRefusals, patrolSeconds } from './patrol.ts'

export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const

export type Difficulty = (typeof DIFFICULTIES)[number]

/** A resource that a won mission may bring: `amount` of it with a chance in basis points by difficulty. */
export type MissionDrop = { resourceId: number; amount: number; chance: Record<Difficulty, number> }

/** One mission of the catalogue. Its enemy's strength follows from level, build and difficulty. */
export type Mission = {
  key: string
  regionKey: string
  /** The level it is intended for. It opens at that level. */
  level: number
  name: string
  legend: string
  enemyName: string
  build: EnemyBuild
  icon: string
  vignette: string
  /** Whole seconds of the easy mission; a medium one lasts twice, a hard one three times as long. */
  easySeconds: number
  drops: readonly MissionDrop[]
}

const ENERGY = { EASY: 2, MEDIUM: 4, HARD: 6 } satisfies Record<Difficulty, number>
const TIMES = { EASY: 1, MEDIUM: 2, HARD: 3 } satisfies Record<Difficulty, number>

/** Energy a mission costs: 2, 4 or 6. A patrol costs more (`patrolEnergy`). */
export function missionEnergy(difficulty: Difficulty): number {
  return ENERGY[difficulty]
}

/**
 * Whole seconds until the army is back. A lost mission lasts a third of the time, and only a won one has its patrol.
 * Not scaled by the world's speed.
 */
export function missionDurationSeconds(
  mission: Pick<Mission, 'easySeconds'>,
  difficulty: Difficulty,
  result: FightResult = 'WIN',
  patrolHours: PatrolHours | null = null,
): number {
  const seconds = mission.easySeconds * TIMES[difficulty]
  if (result === 'LOSE') return Math.ceil(seconds / 3)
  return result === 'WIN' ? seconds + patrolSeconds(patrolHours) : seconds
}

/** The reason of a player below the level at which a mission opens. */
export function missionLocked(have: number, need: number): Refusal<'missionLocked'> {
  return { code: 'missionLocked', message: `Поход откроется на ${need}-м уровне`, have, need }
}

/** The reason of a player whose army is on a mission. */
export function missionUnderway(): Refusal<'missionUnderway'> {
  return { code: 'missionUnderway', message: 'Войско уже в походе', have: 1, need: 0 }
}

/** Why a mission cannot be started: its level first, then the patrol's, then a mission under way, then energy. */
export function missionRefusals(request: {
  mission: Pick<Mission, 'level'>
  difficulty: Difficulty
  level: number
  energy: number
  away: boolean
  patrolHours?: PatrolHours | null
}): Refusal<'missionLocked' | 'patrolLocked' | 'missionUnderway' | 'notEnoughEnergy'>[] {
  const { patrolHours = null } = request
  const refusals: ReturnType<typeof missionRefusals> = []
  if (request.level < request.mission.level) {
    refusals.push(missionLocked(request.level, request.mission.level))
  }
  if (patrolHours !== null) refusals.push(...patrolRefusals(request.level))
  if (request.away) refusals.push(missionUnderway())
  const energy = missionEnergy(request.difficulty) + patrolEnergy(patrolHours)
  return [...refusals, ...energyRefusals(request.energy, energy)]
}
