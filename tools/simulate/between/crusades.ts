import { CRUSADE_GEAR, CRUSADES, type CrusadeMission } from '#catalogue/crusades/crusades.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import type { Random } from '#rules/core/random.ts'
import { CRUSADE_ENERGY, crusadeBoss, crusadeExperience, crusadeReward } from '#rules/crusades/crusades.ts'
import { crusadeJoinRefusals } from '#rules/crusades/refusals.ts'
import { crusadeGearChance } from '#rules/crusades/spoils.ts'
import { fightCrusade } from '#rules/fight/crusade.ts'
import type { FightResult } from '#rules/fight/report.ts'
import type { Castle } from '../castle.ts'
import { energyAtHand, takeEnergy } from '../energy.ts'
import { contenderOf, fightingArmyOf, totalsOf } from '../fighting-army.ts'
import { addGain } from '../gain.ts'
import { grow } from '../grow.ts'
import { store } from '../income.ts'
import { earn } from '../money.ts'
import { countEvents } from '../quests.ts'
import { bury } from './bury.ts'
import { findGear } from './found-gear.ts'
import type { Guild } from './guilds.ts'

/** Maximum difference of levels within a crusade. */
const LEVELS_APART = 6
/** Armies this many levels above the boss go in the minimum number; others take one more. */
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

/** Pays a member's share of a won crusade. Returns its gold. */
function takeSpoils(
  member: Castle,
  crusade: CrusadeMission,
  members: number,
  now: number,
  random: Random,
): number {
  const reward = crusadeReward(crusade, member.level, members, random)
  const gold = Math.floor((reward.gold * (10_000 + totalsOf(member).missionGold)) / 10_000)
  earn(member, 'gold', gold, 'crusade', now)
  earn(member, 'diamonds', reward.diamonds, 'crusade', now)
  for (const { resourceId, amount } of crusade.resources) store(member, resourceId, amount)
  if (random.chance(crusadeGearChance(crusade, member.level, members, CRUSADE_GEAR.chance))) {
    const models = GEAR.filter(({ gearClass }) => crusade.gearClasses.includes(gearClass))
    findGear(member, { models, level: crusade.level, qualityMin: CRUSADE_GEAR.qualityMin }, random)
  }
  return gold
}

function comeHome(
  member: Castle,
  crusade: CrusadeMission,
  { result, members }: { result: FightResult; members: number },
  now: number,
  random: Random,
): void {
  const { instructors } = fightingArmyOf(member).army
  const { level, today } = member
  const basis = { level, instructors, energySpentToday: today.energySpent }
  const experience = crusadeExperience(crusade, basis, members)
  takeEnergy(member, CRUSADE_ENERGY, now)
  member.outside.crusades += 1
  today.acts += 1
  const tally = member.record.crusades[members > crusade.hostsNeeded ? 'larger' : 'asked']
  tally.fought += 1
  if (result !== 'WIN') {
    addGain(member, 'crusades', { energy: CRUSADE_ENERGY, gold: 0, experience: 0 })
    return
  }
  tally.won += 1
  const gold = takeSpoils(member, crusade, members, now, random)
  addGain(member, 'crusades', { energy: CRUSADE_ENERGY, gold, experience })
  grow(member, experience, now)
  countEvents(member, [{ type: 'crusadeFought', isWon: true }], now)
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

/** Groups of near levels, highest first, until nobody is left who finds enough members. */
function playGroups(castles: readonly Castle[], now: number, random: Random): void {
  let ready = castles
    .filter(({ outside }) => outside.crusades === 0)
    .sort((left, right) => right.level - left.level || left.id - right.id)
  while (ready.length > 0) {
    const gathered = gather(ready)
    if (gathered !== null) playCrusade(gathered.crusade, gathered.members, now, random)
    ready = ready.slice(gathered?.members.length ?? 1)
  }
}

/**
 * Crusades of one hour: castles that play now, have the energy and went on none today form groups, first within
 * each guild, then with anybody.
 */
export function playCrusades(
  seated: readonly Castle[],
  guilds: readonly Guild[],
  now: number,
  random: Random,
): void {
  const ready = seated.filter(
    (castle) => GOERS.includes(castle.archetype) && energyAtHand(castle, now) >= CRUSADE_ENERGY,
  )
  for (const { members } of guilds) {
    playGroups(
      ready.filter(({ id }) => members.has(id)),
      now,
      random,
    )
  }
  playGroups(ready, now, random)
}
