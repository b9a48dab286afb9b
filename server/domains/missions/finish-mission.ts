import { missionByKey } from '#catalogue/missions/missions.ts'
import { subtractArmy } from '#rules/army/army.ts'
import { challengeDiamonds } from '#rules/challenges/challenges.ts'
import { createRandom } from '#rules/core/random.ts'
import { damageDealt } from '#rules/fight/damage-dealt.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightReport, FightResult } from '#rules/fight/report.ts'
import { missionReward } from '#rules/missions/mission-reward.ts'
import type { Mission } from '#rules/missions/missions.ts'
import { withPatrol } from '#rules/missions/patrol-spoils.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { lossEvents } from '#rules/quests/loss-events.ts'
import { armyOfPlayer } from '../../game/army/host.ts'
import { type Contest, contestType, countForChallenge, readContest } from '../../game/challenges/contest.ts'
import { saveFight } from '../../game/fights/save-fight.ts'
import { receiveGear } from '../../game/items/gear.ts'
import { roomForFinds } from '../../game/items/storage.ts'
import { notify } from '../../game/notifications/notify.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import type { PlayerChanges } from '../../game/player/player-row.ts'
import { advance } from '../../game/quests/advance.ts'
import { payReward } from '../../game/rewards/pay-reward.ts'
import { receiveRewardResources } from '../../game/rewards/receive-reward.ts'
import { type FoundGear, NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import { drawFoundGear } from './gear-find.ts'
import { findOpenRun, findRunner, finishRun, type OpenRun } from './runs.ts'

/** The found piece, if any. It is left behind only if the castle has the maximum number of pieces. */
async function findGear(player: LockedPlayer, run: OpenRun, mission: Mission): Promise<FoundGear[]> {
  const found = drawFoundGear(mission, run.difficulty, run.input.fight, run.seed)
  if (!found) return []
  if ((await roomForFinds(player.id)) < 1) return [{ ...found, gearEntityId: null }]
  return receiveGear(player, [found], 'MISSION', `mission:${run.id}`)
}

/** The reward of a won run; resources only as far as their stacks take them. A lost or drawn run pays nothing. */
async function rewardOf(player: LockedPlayer, run: OpenRun, contest: Contest): Promise<StoredReward> {
  const mission = missionByKey(run.missionKey)
  if (run.result !== 'WIN' || !mission) return NO_REWARD
  // A separate stream: the report publishes the fight's seed, which must not reveal or shift the loot.
  const random = createRandom(`${run.seed}:reward`)
  const { patrolHours } = run
  const basis = run.input.traveller
  const won = missionReward(mission, run.difficulty, basis, random)
  const reward = patrolHours === null ? won : withPatrol(won, patrolHours, mission, basis)
  const resources = await receiveRewardResources(player, reward.resources, 'MISSION', `mission:${run.id}`)
  const diamonds = challengeDiamonds(contestType(contest), reward.diamonds)
  return { ...NO_REWARD, ...reward, diamonds, resources, gear: await findGear(player, run, mission) }
}

function countedResult(player: LockedPlayer, result: FightResult): PlayerChanges {
  return {
    missionsWon: player.missionsWon + Number(result === 'WIN'),
    missionsLost: player.missionsLost + Number(result === 'LOSE'),
    missionsDrawn: player.missionsDrawn + Number(result === 'DRAW'),
  }
}

function survivors(player: LockedPlayer, { attacker: { fallen } }: FightReport): PlayerChanges {
  return fallen ? subtractArmy(armyOfPlayer(player), fallen) : {}
}

function winOf({ missionKey, difficulty }: OpenRun): GameEvent {
  const regionKey = missionByKey(missionKey)?.regionKey ?? ''
  return { type: 'missionWon', difficulty, missionKey, regionKey }
}

function eventsOf(run: OpenRun, report: FightReport, levels: readonly { level: number }[]): GameEvent[] {
  return [
    ...lossEvents(report.attacker.fallen),
    ...(run.result === 'WIN' ? [winOf(run)] : []),
    ...levels.map(({ level }) => ({ type: 'levelReached' as const, level })),
  ]
}

/** «Дозор: Старая мельница» of a patrol. */
function titleOf({ missionKey, patrolHours, input }: OpenRun): string {
  const name = missionByKey(missionKey)?.name ?? input.fight.defender.name
  return patrolHours === null ? name : `Дозор: ${name}`
}

async function bringHome(player: LockedPlayer, run: OpenRun, contest: Contest): Promise<void> {
  const { missionKey, difficulty, endsAt, patrolHours } = run
  const report = fight(run.input.fight, run.seed)
  const reward = await rewardOf(player, run, contest)
  const fightId = await saveFight({
    playerId: player.id,
    title: titleOf(run),
    input: run.input.fight,
    report,
    result: report.result,
    drawnFrom: run.drawnFrom,
    reward,
    at: endsAt,
  })
  finishRun(run, fightId, now())
  const levels = payReward(player, reward, {
    source: 'MISSION',
    reference: `mission:${run.id}`,
    changes: { ...countedResult(player, run.result), ...survivors(player, report) },
    at: endsAt,
  })
  const { result } = run
  const { gold, diamonds } = reward
  const damage = damageDealt(report)
  countForChallenge(contest, player, { type: 'missionEnded', difficulty, result, damage, gold, diamonds })
  const patrol = patrolHours === null ? {} : { patrolHours }
  notify(
    player.id,
    { type: 'MISSION_COMPLETED', fightId, missionKey, difficulty, result, reward, ...patrol },
    endsAt,
  )
  await advance(player.id, ...eventsOf(run, report, levels))
}

/** Ends a run: reveals the fight, books losses and rewards. Does nothing if it has ended already. */
export async function finishMission(runId: number): Promise<void> {
  const playerId = await findRunner(runId)
  if (playerId === undefined) return
  const player = await lockPlayer(playerId)
  const [run, contest] = await Promise.all([findOpenRun(runId), readContest(playerId)])
  if (run) await bringHome(player, run, contest)
}
