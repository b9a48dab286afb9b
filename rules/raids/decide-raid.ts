import type { Army } from '../army/army.ts'
import type { Refusal } from '../core/refusal.ts'
import { fightRaid } from '../fight/raid.ts'
import type { RaidInput, RaidReport } from '../fight/raid-report.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { lossEvents } from '../quests/loss-events.ts'
import { projectilesFor, siegeTowerRefusals, siegeTowerWood } from './machines.ts'
import type { AttackPosition } from './plan.ts'
import { type RaidSpoils, raidSpoils } from './raid-spoils.ts'
import type { RaidState } from './raid-state.ts'
import { type RaidCode, raidRefusals } from './refusals.ts'

/** Wood is the resource of siege towers. */
export const TOWER_RESOURCE = 1

/** The raider's choice. With `projectiles` the catapult throws as long as it can. */
export type RaidChoice = { position: AttackPosition; siegeTower: boolean; projectiles: boolean }

export type RaidRefusal = Refusal<RaidCode | 'towerAtCorner' | 'notEnoughResources'>

/** What a raid costs the raider, what it gives and takes, and what both did. */
export type DecidedRaid = {
  report: RaidReport
  cost: { wood: number; projectiles: number }
  spoils: RaidSpoils
  /** Units lost for good. Nobody falls in training. */
  fallen: { attacker: Army | null; defender: Army | null }
  events: { attacker: GameEvent[]; defender: GameEvent[] }
}

/** What of both sides decides the fight itself. */
export type RaidSides = Pick<RaidState, 'defender' | 'castle'> & {
  raider: Pick<RaidState['raider'], 'contender' | 'catapult' | 'projectiles'>
}

/** The input of the fight that a choice leads to. */
export function raidInputFor(state: RaidSides, choice: RaidChoice): RaidInput {
  const { raider, defender, castle } = state
  const { position, siegeTower } = choice
  const projectiles = choice.projectiles ? projectilesFor(raider.catapult, raider.projectiles) : 0
  return {
    ground: 'CASTLE',
    attacker: raider.contender,
    defender,
    castle,
    plan: { position, siegeTower, projectiles },
  }
}

/** Why this raid cannot start: raider, castle, then machines. Empty: it can. */
export function raidChoiceRefusals(state: RaidState, choice: RaidChoice): RaidRefusal[] {
  const { raider, difficulty, victim } = state
  const { energy, isResting, isAway, wood, contender } = raider
  const { level } = contender
  return [
    ...raidRefusals({ level, energy, isResting, isAway, difficulty, victim }),
    ...(choice.siegeTower ? siegeTowerRefusals({ position: choice.position, level, wood }) : []),
  ]
}

/** A raid that nothing refuses (`raidChoiceRefusals`). Everything is drawn from the seed. */
export function decideRaid(state: RaidState, choice: RaidChoice, seed: string): DecidedRaid {
  const { raider, difficulty } = state
  const report = fightRaid(raidInputFor(state, choice), seed)
  const isTraining = difficulty === 'TRAINING'
  const fallen = {
    attacker: isTraining ? null : report.attacker.fallen,
    defender: isTraining ? null : report.defender.fallen,
  }
  return {
    report,
    cost: {
      wood: choice.siegeTower ? siegeTowerWood(raider.contender.level) : 0,
      projectiles: report.projectilesThrown,
    },
    spoils: raidSpoils(state, report),
    fallen,
    events: {
      attacker: [
        { type: 'forayFought', isTraining, isWon: report.result === 'WIN' },
        ...lossEvents(fallen.attacker),
      ],
      defender: lossEvents(fallen.defender),
    },
  }
}
