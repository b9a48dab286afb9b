import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import { subtractArmy } from '#rules/army/army.ts'
import { energyNow } from '#rules/energy/energy.ts'
import { decideUnlimited } from '#rules/missions/decide-unlimited.ts'
import { UNLIMITED_ENERGY, unlimitedRefusals } from '#rules/missions/unlimited-mission.ts'
import { departureOf } from '../../game/army/departure.ts'
import { armyOfPlayer } from '../../game/army/player-army.ts'
import { countForChallenge, readContest } from '../../game/challenges/contest.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { findCrusadeOut } from '../../game/crusades/store.ts'
import { draw } from '../../game/draws/draw.ts'
import { energyPaceOf, energyStateOf, spendEnergy } from '../../game/energy/energy-state.ts'
import { saveFight } from '../../game/fights/save-fight.ts'
import { readWorn } from '../../game/items/worn.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { payReward } from '../../game/rewards/pay-reward.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import { away, awayOnCrusade } from './away.ts'
import { findUnderway } from './runs.ts'

/** A run as it was fought and paid. */
export type FoughtUnlimited = {
  readonly fightId: number
  readonly beaten: number
  readonly record: number
  readonly isRecord: boolean
  readonly reward: StoredReward
}

/** «Дорога без конца: столб 12» says how far a run came. */
function titleOf(beaten: number): string {
  return `${UNLIMITED_MISSION.name}: столб ${beaten}`
}

/**
 * Fights on until a locked player's army is beaten, and pays at once. 409 missionUnderway, 422 missionLocked,
 * notEnoughEnergy.
 */
export async function startUnlimited(player: LockedPlayer): Promise<FoughtUnlimited> {
  // The statements share a round trip. A refusal gives the number of the draw back.
  const [underway, crusade, worn, contest, { seed, drawnFrom }] = await Promise.all([
    findUnderway(player.id),
    findCrusadeOut(player.id),
    readWorn(player.id),
    readContest(player.id),
    draw('unlimited', player.id),
  ])
  if (underway) throw away(underway)
  if (crusade) throw awayOnCrusade(crusade)
  const at = now()
  const energy = energyNow(energyStateOf(player), at.getTime(), energyPaceOf(player))
  refuseByRules(unlimitedRefusals({ level: player.level, isAway: false, energy }))

  const state = { ...departureOf(player, worn, null), record: player.unlimitedRecord }
  const run = decideUnlimited(state, UNLIMITED_MISSION, seed)
  const { beaten } = run.report
  const reward = { ...NO_REWARD, ...run.reward }
  const fightId = await saveFight({
    playerId: player.id,
    title: titleOf(beaten),
    input: run.input,
    report: run.report,
    result: run.result,
    drawnFrom,
    reward,
    at,
  })
  const levels = payReward(player, reward, {
    source: 'MISSION',
    reference: `unlimited:${fightId}`,
    changes: {
      ...spendEnergy(player, UNLIMITED_ENERGY),
      ...(run.fallen ? subtractArmy(armyOfPlayer(player), run.fallen) : {}),
      unlimitedRecord: run.record,
    },
    at,
  })
  countForChallenge(contest, player, { type: 'energySpent', energy: UNLIMITED_ENERGY })
  const reached = levels.map(({ level }) => ({ type: 'levelReached' as const, level }))
  await advance(player.id, ...run.events, ...reached)
  return { fightId, beaten, record: run.record, isRecord: beaten > state.record, reward }
}
