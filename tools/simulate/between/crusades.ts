import { CRUSADE_GEAR, CRUSADES, type CrusadeMission } from '../../../catalogue/crusades.ts'
import { GEAR } from '../../../catalogue/gear/gear.ts'
import { subtractArmy } from '../../../rules/army.ts'
import {
  CRUSADE_ENERGY,
  crusadeBoss,
  crusadeExperience,
  crusadeJoinRefusals,
  crusadeReward,
} from '../../../rules/crusades.ts'
import { fightCrusade } from '../../../rules/fight/crusade.ts'
import type { FightResult } from '../../../rules/fight/report.ts'
import type { Random } from '../../../rules/random.ts'
import type { Castle } from '../castle.ts'
import { grow } from '../grow.ts'
import { contenderOf, hostOf, totalsOf } from '../host.ts'
import { store } from '../income.ts'
import { earn } from '../money.ts'
import { countQuest } from '../quests.ts'
import { energyOf, exert } from './exertion.ts'
import { findGear } from './found-gear.ts'

const GROUP = 4
/** Members of one crusade are at most so many levels apart. */
const LEVELS_APART = 6
const GOERS: readonly Castle['archetype'][] = ['engaged', 'payer', 'raider']

/** The highest crusade that every member may join, and that so many can win. */
function crusadeFor(members: readonly Castle[]): CrusadeMission | undefined {
  const lowest = Math.min(...members.map(({ level }) => level))
  return CRUSADES.findLast(
    (crusade) =>
      crusade.level <= lowest &&
      crusade.hostsNeeded <= members.length &&
      members.every(
        ({ level }) =>
          crusadeJoinRefusals({ boss: crusade, level, inCrusade: false, members: 0 }).length === 0,
      ),
  )
}

function takeSpoils(member: Castle, crusade: CrusadeMission, now: number, random: Random): void {
  const { gold, diamonds } = crusadeReward(crusade, member.level, random)
  const share = 10_000 + totalsOf(member).missionGold
  earn(member, 'gold', Math.floor((gold * share) / 10_000), 'crusade', now)
  earn(member, 'diamonds', diamonds, 'crusade', now)
  for (const { resourceId, amount } of crusade.resources) store(member, resourceId, amount)
  if (random.chance(CRUSADE_GEAR.chance)) {
    const models = GEAR.filter(({ gearClass }) => crusade.gearClasses.includes(gearClass))
    findGear(member, { models, level: crusade.level, qualityMin: CRUSADE_GEAR.qualityMin }, random)
  }
}

function comeHome(
  member: Castle,
  crusade: CrusadeMission,
  result: FightResult,
  now: number,
  random: Random,
): void {
  const { instructors } = hostOf(member).army
  const { level, today } = member
  const experience = crusadeExperience(crusade, { level, instructors, energySpentToday: today.energySpent })
  exert(member, CRUSADE_ENERGY, now)
  member.outside.crusades += 1
  today.acts += 1
  member.record.crusades.fought += 1
  if (result !== 'WIN') return
  member.record.crusades.won += 1
  takeSpoils(member, crusade, now, random)
  grow(member, experience, now)
  countQuest(member, 'winCrusades', 1, now)
}

function playCrusade(members: readonly Castle[], now: number, random: Random): void {
  const crusade = crusadeFor(members)
  const [leader] = members
  if (crusade === undefined || leader === undefined) return
  const input = {
    ground: 'CRUSADE' as const,
    hosts: members.map(contenderOf),
    boss: crusadeBoss(crusade),
  }
  const report = fightCrusade(input, `${leader.seed}:crusade ${now}`)
  for (const [index, member] of members.entries()) {
    const fallen = report.hosts[index]?.fallen ?? null
    if (fallen !== null) member.army = subtractArmy(member.army, fallen)
    comeHome(member, crusade, report.result, now, random)
  }
}

/** Crusades of one hour: those who sit down, have the energy and went on none today go in fours, near in level. */
export function playCrusades(seated: readonly Castle[], now: number, random: Random): void {
  const ready = seated
    .filter(
      (castle) =>
        GOERS.includes(castle.archetype) &&
        castle.outside.crusades === 0 &&
        castle.level >= (CRUSADES[0]?.level ?? 0) &&
        energyOf(castle, now) >= CRUSADE_ENERGY,
    )
    .sort((left, right) => right.level - left.level || left.id - right.id)
  for (let first = 0; first + GROUP <= ready.length; ) {
    const members = ready.slice(first, first + GROUP)
    const apart = (members[0]?.level ?? 0) - (members.at(-1)?.level ?? 0)
    if (apart <= LEVELS_APART) {
      playCrusade(members, now, random)
      first += GROUP
    } else first += 1
  }
}
