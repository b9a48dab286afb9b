import type { Army } from '../army/army.ts'
import { type ChallengeEvent, type ChallengeType, challengeDiamonds } from '../challenges/challenges.ts'
import { createRandom } from '../core/random.ts'
import { damageDealt } from '../fight/damage-dealt.ts'
import { fight } from '../fight/fight.ts'
import type { FightContender, FightInput, FightReport, FightResult } from '../fight/report.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { lossEvents } from '../quests/loss-events.ts'
import { enemyContender, missionEnemy } from './mission-enemy.ts'
import { drawMissionGear, type FoundItem, type MissionFinds } from './mission-gear.ts'
import { type MissionReward, missionReward, type RewardBasis } from './mission-reward.ts'
import { type Difficulty, type Mission, missionDurationSeconds, missionEnergy } from './missions.ts'
import { type PatrolHours, patrolEnergy } from './patrol.ts'
import { withPatrol } from './patrol-spoils.ts'

/** The army that sets out, with its mission skill, and what the reward depends on. */
export type MissionState = { contender: FightContender; basis: RewardBasis }

export type MissionChoice = { mission: Mission; difficulty: Difficulty; patrolHours: PatrolHours | null }

/** A mission that has started. Its fight is decided, and its reward follows from it (`decideReturn`). */
export type DecidedMission = {
  /** Energy, the patrol's included. */
  cost: number
  input: FightInput
  report: FightReport
  /** Whole seconds until the army is back. Not scaled by the world's speed. */
  durationSeconds: number
  events: GameEvent[]
}

/** A mission that nothing refuses (`missionRefusals`; docs/game.md, "Missions"). The fight is drawn from the seed. */
export function decideMission(state: MissionState, choice: MissionChoice, seed: string): DecidedMission {
  const { mission, difficulty, patrolHours } = choice
  const input: FightInput = {
    attacker: state.contender,
    defender: enemyContender(missionEnemy(mission, difficulty)),
    ground: 'FIELD',
  }
  const report = fight(input, seed)
  const cost = missionEnergy(difficulty) + patrolEnergy(patrolHours)
  return {
    cost,
    input,
    report,
    durationSeconds: missionDurationSeconds(mission, difficulty, report.result, patrolHours),
    events: [{ type: 'missionStarted' }, { type: 'energySpent', amount: cost }],
  }
}

/** A mission whose army comes back. `basis` is of its start, `result` as it was decided then. */
export type FoughtMission = {
  missionKey: string
  difficulty: Difficulty
  patrolHours: PatrolHours | null
  basis: RewardBasis
  result: FightResult
  report: FightReport
}

/** Where a mission was. `mission` is null if the catalogue no longer has it. */
export type MissionPlace = { mission: Mission | null; finds: MissionFinds }

/** What a won mission brings. */
export type MissionLoot = {
  /** Experience in hundredths. Resources as found: their stacks may take less. */
  reward: MissionReward
  /** How much of the gold the patrol gathered. */
  patrolGold: number
  gear: FoundItem | null
}

/** What a mission gives and takes at its end. Levels reached by the experience are left to `gainExperience`. */
export type DecidedReturn = {
  /** Units lost for good, lent ones included; null without an army. */
  fallen: Army | null
  /** Null if the mission was lost or drawn, or if the catalogue no longer has it. */
  loot: MissionLoot | null
  /** What counts for the running challenge. */
  challenge: ChallengeEvent
  events: GameEvent[]
}

function lootOf(
  { difficulty, patrolHours, basis, report }: FoughtMission,
  { mission, finds }: { mission: Mission; finds: MissionFinds },
  contest: ChallengeType | null,
): MissionLoot {
  // A separate stream: the report publishes the fight's seed, which must not reveal or shift the loot.
  const won = missionReward(mission, difficulty, basis, createRandom(`${report.seed}:reward`))
  const reward = patrolHours === null ? won : withPatrol(won, patrolHours, mission, basis)
  return {
    reward: { ...reward, diamonds: challengeDiamonds(contest, reward.diamonds) },
    patrolGold: reward.gold - won.gold,
    gear: drawMissionGear(mission, difficulty, finds, report, report.seed),
  }
}

/**
 * Decides the end of a mission (docs/game.md, "Missions"): losses, reward, and what challenge and quests count. Everything is drawn
 * from the report's seed. `contest` is the running challenge.
 */
export function decideReturn(
  fought: FoughtMission,
  { mission, finds }: MissionPlace,
  contest: ChallengeType | null,
): DecidedReturn {
  const { missionKey, difficulty, result, report } = fought
  const { fallen } = report.attacker
  const isWon = result === 'WIN'
  const loot = isWon && mission !== null ? lootOf(fought, { mission, finds }, contest) : null
  const { gold, diamonds } = loot?.reward ?? { gold: 0, diamonds: 0 }
  const regionKey = mission?.regionKey ?? ''
  return {
    fallen,
    loot,
    challenge: { type: 'missionEnded', difficulty, result, damage: damageDealt(report), gold, diamonds },
    events: [
      ...lossEvents(fallen),
      ...(isWon ? [{ type: 'missionWon' as const, difficulty, missionKey, regionKey }] : []),
    ],
  }
}
