import { CRUSADE_GEAR, CRUSADES, type CrusadeMission } from '../../../catalogue/crusades/crusades.ts'
import { GEAR } from '../../../catalogue/gear/gear.ts'
import type { Random } from '../../../rules/core/random.ts'
import {
  CRUSADE_ENERGY,
  crusadeBoss,
  crusadeExperience,
  crusadeReward,
} from '../../../rules/crusades/crusades.ts'
import { crusadeJoinRefusals } from '../../../rules/crusades/refusals.ts'
import { crusadeGearChance } from '../../../rules/crusades/spoils.ts'
import { fightCrusade } from '../../../rules/fight/crusade.ts'
import type { FightResult } from '../../../rules/fight/report.ts'
import type { Castle } from '../castle.ts'
import { energyAtHand, takeEnergy } from '../energy.ts'
import { grow } from '../grow.ts'
import { contenderOf, hostOf, totalsOf } from '../host.ts'
import { store } from '../income.ts'
import { earn } from '../money.ts'
import { countQuest } from '../quests.ts'

import { bury } from './bury.ts'
import { findGear } from './found-gear.ts'

/** Maximum difference of levels within a crusade. */
const LEVELS_APART = 6
/** Hosts this many levels above the boss go in the minimum number; others take one more. */
const LEVELS_ABOVE = 2
const GOERS: readonly Castle['archetype'][] = ['engaged', 'payer', 'raider']

function mayJoin(crusade: CrusadeMission, { level }: Castle): boolean {
  return (
    crusade.level <= level &&
    crusadeJoinRefusals({ boss: crusade, level, inCrusade: false, members: 0 }).length === 0
  )
}

/** The highest crusade that the first castle can lead with the next ones as members; null when there are too few. */
function gather(ready: readonly Castle[]): { crusade: CrusadeMission; members: readonly Castle[] } | null {
  const [leader] = ready
  if (leader === undefined) return null
  for (const crusade of CRUSADES.toReversed()) {
    if (!mayJoin(crusade, leader)) continue
    const size = crusade.hostsNeeded + (leader.level >= crusade.level + LEVELS_ABOVE ? 0 : 1)
    const members = ready.slice(0, size)
    const near = members.every(
      (member) => leader.level - member.level <= LEVELS_APART && mayJoin(crusade, member),
    )
    if (members.length === size && near) return { crusade, members }
  }
  return null
}

function takeSpoils(
  member: Castle,
  crusade: CrusadeMission,
  members: number,
  now: number,
  random: Random,
): void {
  const { gold, diamonds } = crusadeReward(crusade, member.level, members, random)
  const share = 10_000 + totalsOf(member).missionGold
  earn(member, 'gold', Math.floor((gold * share) / 10_000), 'crusade', now)
  earn(member, 'diamonds', diamonds, 'crusade', now)
  for (const { resourceId, amount } of crusade.resources) store(member, resourceId, amount)
  if (random.chance(crusadeGearChance(crusade, member.level, members, CRUSADE_GEAR.chance))) {
    const models = GEAR.filter(({ gearClass }) => crusade.gearClasses.includes(gearClass))
    findGear(member, { models, level: crusade.level, qualityMin: CRUSADE_GEAR.qualityMin }, random)
  }
}

function comeHome(
  member: Castle,
  crusade: CrusadeMission,
  { result, members }: { result: FightResult; members: number },
  now: number,
  random: Random,
): void {
  const { instructors } = hostOf(member).army
  const { level, today } = member
  const basis = { level, instructors, energySpentToday: today.energySpent }
  const experience = crusadeExperience(crusade, basis, members)
  takeEnergy(member, CRUSADE_ENERGY, now)
  member.outside.crusades += 1
  today.acts += 1
  member.record.crusades.fought += 1
  if (result !== 'WIN') return
  member.record.crusades.won += 1
  takeSpoils(member, crusade, members, now, random)
  grow(member, experience, now)
  countQuest(member, 'winCrusades', 1, now)
}

function playCrusade(crusade: CrusadeMission, members: readonly Castle[], now: number, random: Random): void {
  const input = {
    ground: 'CRUSADE' as const,
    hosts: members.map(contenderOf),
    boss: crusadeBoss(crusade),
  }
  const report = fightCrusade(input, `${members[0]?.seed}:crusade ${now}`)
  for (const [index, member] of members.entries()) {
    bury(member, report.hosts[index]?.fallen ?? null, now)
    comeHome(member, crusade, { result: report.result, members: members.length }, now, random)
  }
}

/** Crusades of one hour: castles that play now, have the energy and went on none today form groups of near levels. */
export function playCrusades(seated: readonly Castle[], now: number, random: Random): void {
  let ready = seated
    .filter(
      (castle) =>
        GOERS.includes(castle.archetype) &&
        castle.outside.crusades === 0 &&
        energyAtHand(castle, now) >= CRUSADE_ENERGY,
    )
    .sort((left, right) => right.level - left.level || left.id - right.id)
  while (ready.length > 0) {
    const gathered = gather(ready)
    if (gathered !== null) playCrusade(gathered.crusade, gathered.members, now, random)
    ready = ready.slice(gathered?.members.length ?? 1)
  }
}
