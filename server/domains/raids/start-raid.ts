import { type Army, subtractArmy } from '#rules/army/army.ts'
import type { RaidChoice } from '#rules/raids/decide-raid.ts'
import {
  type DecidedRaid,
  decideRaid,
  raidChoiceRefusals,
  raidInputFor,
  TOWER_RESOURCE,
} from '#rules/raids/decide-raid.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { restSeconds } from '#rules/raids/timers.ts'
import { healthChanges } from '../../game/army/lasting-health.ts'
import { armyOfPlayer } from '../../game/army/player-army.ts'
import { areRaidTimersShort, countForChallenge } from '../../game/challenges/contest.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { spendEnergy } from '../../game/energy/energy-state.ts'
import { saveRaid } from '../../game/fights/save-raid.ts'
import { removeResources } from '../../game/items/resources.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { PlayerChanges } from '../../game/player/player-row.ts'
import { saveRaidCastle } from '../../game/raids/raid-castle.ts'
import { payReward } from '../../game/rewards/pay-reward.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { countedRaid } from './counted-result.ts'
import type { PreparedRaid } from './prepare-raid.ts'
import { type Raided, raidVictim } from './raid-victim.ts'
import type { Situation, Situations } from './situation.ts'

/** A raid as it was fought and paid. */
export type FoughtRaid = DecidedRaid & {
  readonly fightId: number
  readonly reward: StoredReward
  readonly restUntil: Date | null
}

type Target = {
  readonly state: RaidState
  /** Null for the training opponent. */
  readonly situation: Situation | null
  readonly victim: LockedPlayer | null
}

function armyAfter(
  player: LockedPlayer,
  fallen: Army | null,
  health: number | null,
  healthMax: number,
): PlayerChanges {
  return {
    ...(fallen ? subtractArmy(armyOfPlayer(player), fallen) : {}),
    ...(health === null ? {} : healthChanges(health, healthMax)),
  }
}

/** The raider's own castle after a raid: the plan, the machines used, the rest, and the end of the protection. */
function saveOwnCastle(
  player: LockedPlayer,
  { own, ownDay }: Situations,
  choice: RaidChoice,
  { report, cost, spoils }: DecidedRaid,
  victim: LockedPlayer | null,
  restUntil: Date | null,
): void {
  const isNeighbourLooted = victim?.kind === 'NEIGHBOUR' && spoils.loot > 0
  saveRaidCastle(player.id, {
    position: choice.position,
    siegeTower: choice.siegeTower,
    ...ownDay,
    projectilesThrown: ownDay.projectilesThrown + cost.projectiles,
    neighboursLooted: ownDay.neighboursLooted + Number(isNeighbourLooted),
    ...(restUntil === null ? {} : { restUntil, protectedUntil: null, ...countedRaid(own, report.result) }),
  })
}

/**
 * Fights and pays a raid of a locked player or neighbour at once. The victim is locked too. Only people have reports,
 * quests and notifications. 422 with every reason of
 * `raidChoiceRefusals`.
 */
export async function startRaid(
  player: LockedPlayer,
  situations: Situations,
  { state, situation, victim }: Target,
  choice: RaidChoice,
  motto: string,
  { fightId, drawn: { seed, drawnFrom }, contest, advance }: PreparedRaid,
): Promise<FoughtRaid> {
  refuseByRules(raidChoiceRefusals(state, choice))
  const at = now()
  const isHuman = player.kind === 'HUMAN'
  const reference = `raid:${fightId}`
  const raid = decideRaid(state, choice, seed)
  const { spoils, cost, fallen, report } = raid
  const restUntil = situation === null ? null : afterGameSeconds(restSeconds(areRaidTimersShort(contest)), at)
  const reward: StoredReward = {
    ...NO_REWARD,
    experience: spoils.experience,
    glory: spoils.glory,
    gold: spoils.loot,
  }
  if (cost.wood > 0)
    await removeResources(player, [{ resourceId: TOWER_RESOURCE, amount: cost.wood }], 'BUILDING', reference)
  const levels = payReward(player, reward, {
    source: 'FORAY',
    reference,
    changes: {
      ...armyAfter(player, fallen.attacker, spoils.health.attacker, report.attacker.healthMax),
      ...spendEnergy(player, spoils.energy),
    },
    at,
  })
  saveOwnCastle(player, situations, choice, raid, victim, restUntil)
  countForChallenge(contest, player, { type: 'energySpent', energy: spoils.energy })
  if (victim) countForChallenge(contest, player, { type: 'forayFought' })
  const raided: Raided | null =
    situation && victim
      ? await raidVictim({
          raider: player,
          victim,
          situation,
          raid,
          fightId,
          reference,
          motto,
          at,
          contest,
          advance: advance.victim,
        })
      : null
  saveRaid({
    id: fightId,
    attackerId: player.id,
    defenderId: victim?.id ?? null,
    readers: [...(isHuman ? [player.id] : []), ...(raided?.isReader ? [raided.playerId] : [])],
    input: raidInputFor(state, choice),
    report,
    drawnFrom,
    reward,
    defenderReward: raided?.reward ?? null,
    loot: spoils.loot,
    lootLimit: spoils.lootLimit,
    at,
  })
  await advance.raider?.(
    ...raid.events.attacker,
    { type: 'energySpent', amount: spoils.energy },
    ...levels.map(({ level }) => ({ type: 'levelReached' as const, level })),
  )
  return { ...raid, fightId, reward, restUntil }
}
