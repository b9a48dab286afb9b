import { subtractArmy } from '#rules/army/army.ts'
import { crusadeSpoils } from '#rules/crusades/spoils.ts'
import { type CrusadeReport, fightCrusade } from '#rules/fight/crusade.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { lossEvents } from '#rules/quests/loss-events.ts'
import { armyOfPlayer } from '../../game/army/player-army.ts'
import { finishMember, noteCrusadeFight } from '../../game/crusades/changes.ts'
import { type CrusadeRow, findMember, lockCrusade, type MemberRow } from '../../game/crusades/store.ts'
import { logCrusade, saveCrusadeFight } from '../../game/fights/save-crusade.ts'
import { notify } from '../../game/notifications/notify.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { payReward } from '../../game/rewards/pay-reward.ts'
import { receiveRewardResources } from '../../game/rewards/receive-reward.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { now } from '../../platform/clock.ts'
import { bossOf } from './boss-of.ts'
import { findCrusadeGear } from './gear-find.ts'

/** A crusade that has set out, with what was decided then. */
type Departed = CrusadeRow & {
  readonly [Name in 'seed' | 'drawnFrom' | 'input' | 'result' | 'endsAt']: NonNullable<CrusadeRow[Name]>
}

function isDeparted(crusade: CrusadeRow): crusade is Departed {
  const { seed, drawnFrom, input, result, endsAt } = crusade
  return seed !== null && drawnFrom !== null && input !== null && result !== null && endsAt !== null
}

/** The fight of the crusade. Its first member home saves it. */
async function fightOf(crusade: Departed, report: CrusadeReport): Promise<number> {
  if (crusade.fightId !== null) return crusade.fightId
  const { id, leaderId, input, drawnFrom, endsAt } = crusade
  const fightId = await saveCrusadeFight({
    leaderId,
    title: bossOf(crusade).name,
    input,
    report,
    drawnFrom,
    at: endsAt,
  })
  noteCrusadeFight(id, fightId)
  return fightId
}

/**
 * A member's reward. People bring gear and resources home, resources only as far as their stacks take them; a neighbour's
 * castle grows by itself. A lost or drawn crusade pays nothing.
 */
async function rewardOf(player: LockedPlayer, crusade: Departed, member: MemberRow): Promise<StoredReward> {
  if (crusade.result !== 'WIN' || member.basis === null) return NO_REWARD
  const boss = bossOf(crusade)
  const members = crusade.input.hosts.length
  // A stream of its own for each member: the report publishes the fight's seed.
  const seed = `${crusade.seed}:reward:${player.id}`
  const { experience, gold, diamonds, resources } = crusadeSpoils(boss, member.basis, members, seed)
  const paid = { ...NO_REWARD, experience, gold, diamonds }
  if (player.kind !== 'HUMAN') return paid
  const reference = `crusade:${crusade.id}`
  return {
    ...paid,
    resources: await receiveRewardResources(player, resources, 'GROUP_MISSION', reference),
    gear: await findCrusadeGear(player, boss, { members, level: member.basis.level, seed, reference }),
  }
}

async function bringHome(player: LockedPlayer, crusade: Departed, member: MemberRow): Promise<void> {
  const { result, endsAt: at } = crusade
  const report = fightCrusade(crusade.input, crusade.seed)
  const fightId = await fightOf(crusade, report)
  const reward = await rewardOf(player, crusade, member)
  const fallen = report.hosts.find(({ playerId }) => playerId === player.id)?.fallen ?? null
  finishMember(member, now())
  const levels = payReward(player, reward, {
    source: 'GROUP_MISSION',
    reference: `crusade:${crusade.id}`,
    changes: fallen ? subtractArmy(armyOfPlayer(player), fallen) : {},
    at,
  })
  if (player.kind !== 'HUMAN') return
  logCrusade(player.id, fightId, reward)
  notify(
    player.id,
    { type: 'MISSION_COMPLETED', fightId, crusade: crusade.name, crusadeId: crusade.id, result, reward },
    at,
  )
  const events: GameEvent[] = [
    ...lossEvents(fallen),
    { type: 'crusadeFought', isWon: result === 'WIN' },
    ...levels.map(({ level }) => ({ type: 'levelReached' as const, level })),
  ]
  await advance(player.id, ...events)
}

/** Brings a member of a crusade home: reveals the fight, books losses and rewards. Does nothing if it is home already. */
export async function finishCrusade(memberId: number): Promise<void> {
  const known = await findMember(memberId)
  if (!known) return
  const crusade = await lockCrusade(known.crusadeId)
  const player = await lockPlayer(known.playerId)
  const member = await findMember(memberId)
  if (crusade && member?.finishedAt === null && isDeparted(crusade)) await bringHome(player, crusade, member)
}
