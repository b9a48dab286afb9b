import type { Army } from '../army/army.ts'
import type { FightContender, FightResult } from '../fight/report.ts'
import { fightUnlimited, type UnlimitedInput, type UnlimitedReport } from '../fight/unlimited.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { lossEvents } from '../quests/loss-events.ts'
import type { RewardBasis } from './mission-reward.ts'
import { UNLIMITED_ENERGY, unlimitedFirstLevel, unlimitedReward } from './unlimited-mission.ts'

/** The player's army, what rewards depend on, and the most enemies beaten so far. */
export type UnlimitedState = {
  contender: FightContender
  basis: RewardBasis
  record: number
}

export type DecidedUnlimited = {
  input: UnlimitedInput
  report: UnlimitedReport
  /** A run always ends with a beaten army. It counts as won if an enemy was beaten before. */
  result: FightResult
  /** Experience in hundredths. */
  reward: { experience: number; gold: number }
  record: number
  /** Units lost for good. */
  fallen: Army | null
  events: GameEvent[]
}

/** A run that nothing refuses (`unlimitedRefusals`). Everything is drawn from the seed. */
export function decideUnlimited(
  { contender, basis, record }: UnlimitedState,
  enemy: UnlimitedInput['enemy'],
  seed: string,
): DecidedUnlimited {
  const input: UnlimitedInput = {
    ground: 'UNLIMITED',
    attacker: contender,
    enemy: { key: enemy.key, enemyName: enemy.enemyName },
    firstLevel: unlimitedFirstLevel(basis.level),
  }
  const report = fightUnlimited(input, seed)
  const { beaten } = report
  const { fallen } = report.attacker
  return {
    input,
    report,
    result: beaten > 0 ? 'WIN' : 'LOSE',
    reward: unlimitedReward(beaten, basis),
    record: Math.max(record, beaten),
    fallen,
    events: [{ type: 'energySpent', amount: UNLIMITED_ENERGY }, ...lossEvents(fallen)],
  }
}
