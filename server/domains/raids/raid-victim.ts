import { subtractArmy } from '#rules/army/army.ts'
import type { DecidedRaid } from '#rules/raids/decide-raid.ts'
import { relationSeconds } from '#rules/raids/timers.ts'
import { healthChanges } from '../../game/army/lasting-health.ts'
import { armyOfPlayer } from '../../game/army/player-army.ts'
import { areRaidTimersShort, type Contest, countForChallenge } from '../../game/challenges/contest.ts'
import { notify } from '../../game/notifications/notify.ts'
import { settlePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import type { Advance } from '../../game/quests/advance.ts'
import { leaveMotto } from '../../game/raids/left-mottos.ts'
import { putOffNeighbours } from '../../game/raids/neighbour-visits.ts'
import { saveRaidCastle } from '../../game/raids/raid-castle.ts'
import { NO_REWARD, type StoredReward } from '../../game/rewards/reward.ts'
import { afterGameSeconds } from '../../platform/clock.ts'
import { countedDefence, resultForDefender } from './counted-result.ts'
import { saveCooldown } from './opponent-store.ts'
import type { Situation } from './situation.ts'

export type Raided = {
  readonly playerId: number
  readonly reward: StoredReward
  /** A person, who reads reports. */
  readonly isReader: boolean
}

type RaidOnVictim = {
  readonly raider: LockedPlayer
  readonly victim: LockedPlayer
  readonly situation: Situation
  readonly raid: DecidedRaid
  readonly fightId: number
  readonly reference: string
  readonly motto: string
  readonly at: Date
  readonly contest: Contest
  /** Null of neighbours, who have no quests. */
  readonly advance: Advance | null
}

/** The victim's castle after the raid: damage, immunity, counters of the day, record. */
function saveTheirCastle({ victim, situation, raid: { report, spoils }, at, contest }: RaidOnVictim): void {
  const { castle, day, state } = situation
  const { damagedBuilding } = report
  const damaged = new Set([...castle.damaged, ...(damagedBuilding === null ? [] : [damagedBuilding])])
  saveRaidCastle(victim.id, {
    ...day,
    goldAtDayStart: state.victim?.gold.atDayStart ?? day.goldAtDayStart,
    lootedToday: day.lootedToday + spoils.loot,
    defencesRewarded: day.defencesRewarded + Number(spoils.defenceGlory > 0),
    immuneUntil: afterGameSeconds(relationSeconds('immune-foray', areRaidTimersShort(contest)), at),
    ...countedDefence(castle, report.result),
    damaged: [...damaged],
  })
}

/** Takes the loot, pays a won defence, and books wounds and the fallen. */
function settleVictim({
  victim,
  situation,
  raid: { report, spoils, fallen },
  reference,
}: RaidOnVictim): void {
  const { loot, defenceGlory, health } = spoils
  // Who meets a part of a neighbour's army wounds only those: the others are sound when they come home.
  const isWhole = situation.found === null || victim.kind === 'HUMAN'
  settlePlayer(victim, {
    entries: [{ money: { gold: -loot, glory: defenceGlory }, source: 'FORAY', reference }],
    changes: {
      ...(fallen.defender ? subtractArmy(armyOfPlayer(victim), fallen.defender) : {}),
      ...(health.defender === null || !isWhole
        ? {}
        : healthChanges(health.defender, report.defender.healthMax)),
    },
  })
}

/** Everything that a raid does to its victim, whose row is locked. */
export async function raidVictim(all: RaidOnVictim): Promise<Raided> {
  const { raider, victim, raid, fightId, motto, at, contest } = all
  const { result } = raid.report
  settleVictim(all)
  saveTheirCastle(all)
  const cooldown = relationSeconds('cooldown-foray', areRaidTimersShort(contest))
  saveCooldown(raider.id, victim.id, afterGameSeconds(cooldown, at))
  if (result !== 'WIN') countForChallenge(contest, victim, { type: 'forayBlocked' })
  if (result === 'WIN' && motto !== '')
    leaveMotto({ castleId: victim.id, authorId: raider.id, motto, leftAt: at })
  const reward: StoredReward = { ...NO_REWARD, glory: raid.spoils.defenceGlory }
  const isReader = victim.kind === 'HUMAN'
  if (isReader) {
    notify(
      victim.id,
      {
        type: 'FORAY_ATTACKED',
        fightId,
        playerId: raider.id,
        result: resultForDefender(result),
        goldLost: raid.spoils.loot,
        reward,
      },
      at,
    )
    putOffNeighbours(victim.id, fightId, at)
    await all.advance?.(...raid.events.defender)
  }
  return { playerId: victim.id, reward, isReader }
}
