import { missionFinds } from '#catalogue/gear/mission-finds.ts'
import { missionByKey } from '#catalogue/missions/missions.ts'
import { subtractArmy } from '#rules/army/army.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightResult } from '#rules/fight/report.ts'
import { decideReturn, type MissionLoot } from '#rules/missions/decide-mission.ts'
import type { FoundItem } from '#rules/missions/mission-gear.ts'
import { armyOfPlayer } from '../../game/army/player-army.ts'
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
import { findOpenRun, findRunner, finishRun, type OpenRun } from './runs.ts'

/** The found item, if any. It is left behind only if the castle has the maximum number of items. */
async function receiveFound(
  player: LockedPlayer,
  found: FoundItem | null,
  reference: string,
): Promise<FoundGear[]> {
  if (!found) return []
  const item = { gearId: found.model.id, quality: found.quality }
  if ((await roomForFinds(player.id)) < 1) return [{ ...item, gearEntityId: null }]
  return receiveGear(player, [item], 'MISSION', reference)
}

/** Puts loot into the storage, resources only as far as their stacks take them. Returns the reward as it came in. */
async function receiveLoot(
  player: LockedPlayer,
  loot: MissionLoot | null,
  reference: string,
): Promise<StoredReward> {
  if (!loot) return NO_REWARD
  const { reward } = loot
  const resources = await receiveRewardResources(player, reward.resources, 'MISSION', reference)
  return { ...NO_REWARD, ...reward, resources, gear: await receiveFound(player, loot.gear, reference) }
}

function countedResult(player: LockedPlayer, result: FightResult): PlayerChanges {
  return {
    missionsWon: player.missionsWon + Number(result === 'WIN'),
    missionsLost: player.missionsLost + Number(result === 'LOSE'),
    missionsDrawn: player.missionsDrawn + Number(result === 'DRAW'),
  }
}

/** «Дозор: Старая мельница» of a patrol. */
function titleOf({ missionKey, patrolHours, input }: OpenRun): string {
  const name = missionByKey(missionKey)?.name ?? input.fight.defender.name
  return patrolHours === null ? name : `Дозор: ${name}`
}

async function bringHome(player: LockedPlayer, run: OpenRun, contest: Contest): Promise<void> {
  const { missionKey, difficulty, endsAt, patrolHours, result, input } = run
  const report = fight(input.fight, run.seed)
  const { fallen, loot, challenge, events } = decideReturn(
    { missionKey, difficulty, patrolHours, basis: input.traveller, result, report },
    { mission: missionByKey(missionKey) ?? null, finds: missionFinds(missionKey) },
    contestType(contest),
  )
  const reference = `mission:${run.id}`
  const reward = await receiveLoot(player, loot, reference)
  const fightId = await saveFight({
    playerId: player.id,
    title: titleOf(run),
    input: input.fight,
    report,
    result: report.result,
    drawnFrom: run.drawnFrom,
    reward,
    at: endsAt,
  })
  finishRun(run, fightId, now())
  const levels = payReward(player, reward, {
    source: 'MISSION',
    reference,
    changes: {
      ...countedResult(player, result),
      ...(fallen ? subtractArmy(armyOfPlayer(player), fallen) : {}),
    },
    at: endsAt,
  })
  countForChallenge(contest, player, challenge)
  const patrol = patrolHours === null ? {} : { patrolHours }
  notify(
    player.id,
    { type: 'MISSION_COMPLETED', fightId, missionKey, difficulty, result, reward, ...patrol },
    endsAt,
  )
  const reached = levels.map(({ level }) => ({ type: 'levelReached' as const, level }))
  await advance(player.id, ...events, ...reached)
}

/** Ends a run: reveals the fight, books losses and rewards. Does nothing if it has ended already. */
export async function finishMission(runId: number): Promise<void> {
  const playerId = await findRunner(runId)
  if (playerId === undefined) return
  const player = await lockPlayer(playerId)
  const [run, contest] = await Promise.all([findOpenRun(runId), readContest(playerId)])
  if (run) await bringHome(player, run, contest)
}
