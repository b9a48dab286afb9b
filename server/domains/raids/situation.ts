import { projectilesCapacity, vaultGold } from '#rules/buildings/buildings.ts'
import { energyNow } from '#rules/energy/energy.ts'
import type { RaidContender, RaidInput } from '#rules/fight/raid-report.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { type RaidChoice, raidInputFor, TOWER_RESOURCE } from '#rules/raids/decide-raid.ts'
import { contenderAtHome, findHome, WHOLE_HOME } from '#rules/raids/home.ts'
import { NEIGHBOUR_LOOTS_A_DAY } from '#rules/raids/loot.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { isOutgrown, nearestDifficulty, presentDifficulty, raidWinPercent } from '#rules/raids/search.ts'
import { trainingOpponent } from '#rules/raids/training.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { energyPaceOf, energyStateOf, tiringEnergy } from '../../game/energy/energy-state.ts'
import { readResources } from '../../game/items/resources.ts'
import { readWornOf } from '../../game/items/worn.ts'
import { findHousehold } from '../../game/player/household.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { type RaidCastleRow, readRaidCastles } from '../../game/raids/raid-castle.ts'
import { defenceOf, raidContenderOf } from '../../game/raids/raid-contender.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { findBlocked } from '../../platform/sessions/blocks.ts'
import { readGoldAtDayStart } from './gold-at-day-start.ts'
import {
  isAway,
  type OpponentRow,
  readCooldowns,
  readOpponents,
  readSpyings,
  type SpyingRow,
} from './opponent-store.ts'
import { type RaidDay, raidDayOf } from './raid-day.ts'

const SITUATIONS = bulkhead('castles to raid')

/** A castle and what decides a raid on it now. */
export type Situation = {
  readonly player: PlayerRow
  readonly castle: RaidCastleRow
  readonly day: RaidDay
  /** Without the class of the castle, which needs fights: `classed`. */
  readonly state: Omit<RaidState, 'difficulty'>
  /** The army with so many per cent of its units at home. */
  readonly defenderAt: (homePercent: number) => RaidContender
  /** Of the last search, if it has found the castle. */
  readonly found: OpponentRow | null
  readonly seen: SpyingRow | null
}

/** The raider, the training opponent, and the castles asked for. */
export type Situations = {
  readonly own: RaidCastleRow
  readonly ownDay: RaidDay
  readonly training: RaidState
  readonly castles: readonly Situation[]
}

/** The plan of the last raid, with the catapult. */
export function lastChoice({ position, siegeTower }: RaidCastleRow): RaidChoice {
  return { position, siegeTower, projectiles: true }
}

/** The fight against a castle with the plan of the last raid and so many per cent of the defender's units at home. */
export function inputOf(
  { state, defenderAt }: Situation,
  own: RaidCastleRow,
  homePercent: number,
): RaidInput {
  return raidInputFor({ ...state, defender: defenderAt(homePercent) }, lastChoice(own))
}

/** A castle with its class. */
export type Classed = {
  readonly state: RaidState
  readonly winPercent: number
  readonly homePercent: number
}

/**
 * A found neighbour whose army at home has become too weak for its class calls more units home: a raider must not search with a
 * weaker army than the one that attacks. Null if all of them are too few.
 */
function gathered(there: Situation, found: OpponentRow, own: RaidCastleRow): Classed | null {
  const seed = `gathered:${own.playerId}:${there.player.id}`
  const home = findHome(found.difficulty, (homePercent) => inputOf(there, own, homePercent), seed)
  if (home === null) return null
  const defender = there.defenderAt(home.homePercent)
  return { state: { ...there.state, defender, difficulty: found.difficulty }, ...home }
}

/**
 * The class of a castle by fights with the plan of the last raid, or that of the search which found it, unless the castle has
 * become far easier since.
 */
export function classed(there: Situation, { own }: Pick<Situations, 'own'>): Classed {
  const { state, found, player } = there
  const homePercent = found?.homePercent ?? WHOLE_HOME
  const winPercent = raidWinPercent(
    raidInputFor(state, lastChoice(own)),
    `class:${own.playerId}:${player.id}`,
  )
  if (found && player.kind === 'NEIGHBOUR' && isOutgrown(found.difficulty, winPercent)) {
    const more = gathered(there, found, own)
    if (more) return more
  }
  const difficulty = found ? presentDifficulty(found.difficulty, winPercent) : nearestDifficulty(winPercent)
  const isAsFound = found?.difficulty === difficulty
  return {
    state: { ...state, difficulty },
    winPercent: isAsFound ? found.winPercent : winPercent,
    homePercent,
  }
}

type Loaded = {
  readonly raider: PlayerRow
  readonly instant: Date
  readonly raiderState: RaidState['raider']
  readonly worn: ReadonlyMap<number, readonly Gear[]>
  readonly cooldowns: ReadonlySet<number>
  readonly household: ReadonlySet<number>
  readonly blocked: ReadonlySet<number>
  readonly goldAtDayStart: ReadonlyMap<number, number>
  readonly opponents: readonly OpponentRow[]
  readonly spyings: readonly SpyingRow[]
  readonly ownDay: RaidDay
}

function isAfter(until: Date | null, instant: Date): boolean {
  return until !== null && until > instant
}

function situationOf(player: PlayerRow, castle: RaidCastleRow, loaded: Loaded): Situation {
  const { raider, instant } = loaded
  const day = raidDayOf(castle, instant)
  const found = loaded.opponents.find(({ opponentId }) => opponentId === player.id) ?? null
  const whole = raidContenderOf(player, loaded.worn.get(player.id) ?? [], 'DEFENDER')
  const defenderAt = (homePercent: number) => contenderAtHome(whole, homePercent)
  const defender = defenderAt(found?.homePercent ?? WHOLE_HOME)
  const victim = {
    level: player.level,
    isOwn: player.id === raider.id,
    isClosed: loaded.blocked.has(player.id),
    isProtected: isAfter(castle.protectedUntil, instant),
    isImmune: isAfter(castle.immuneUntil, instant),
    isCoolingDown: loaded.cooldowns.has(player.id),
    isGuildMate: raider.guildTag !== null && player.guildTag === raider.guildTag,
    isHousehold: loaded.household.has(player.id),
    gold: {
      gold: player.gold,
      vault: vaultGold(player.storage, player.level, skillsOf(player).vault),
      atDayStart: day.goldAtDayStart ?? loaded.goldAtDayStart.get(player.id) ?? player.gold,
      lootedToday: day.lootedToday,
      isTakenEnough: player.kind === 'NEIGHBOUR' && loaded.ownDay.neighboursLooted >= NEIGHBOUR_LOOTS_A_DAY,
    },
    servants: defender.army.servants,
    defencesRewardedToday: day.defencesRewarded,
  }
  return {
    player,
    castle,
    day,
    state: { raider: loaded.raiderState, victim, defender, castle: defenceOf(player, castle) },
    defenderAt,
    found,
    seen: loaded.spyings.find(({ castleId }) => castleId === player.id) ?? null,
  }
}

/** What decides raids of `raider` on these castles now. One round trip, however many castles. */
export async function readSituations(raider: PlayerRow, castles: readonly PlayerRow[]): Promise<Situations> {
  const instant = now()
  const ids = castles.map(({ id }) => id)
  const [worn, rows, cooldowns, household, blocked, goldAtDayStart, opponents, spyings, stacks, away] =
    await Promise.all([
      readWornOf([...new Set([raider.id, ...ids])]),
      readRaidCastles([raider.id, ...ids]),
      readCooldowns(raider.id, ids, instant),
      findHousehold(raider.id, ids),
      findBlocked(ids),
      readGoldAtDayStart(castles, instant),
      readOpponents(raider.id),
      readSpyings(raider.id, ids, instant),
      readResources(raider.id),
      isAway(raider.id),
    ])
  const [own, ...theirs] = rows
  if (!own) throw new Error('The castle of the raider is missing')
  const ownDay = raidDayOf(own, instant)
  const contender = raidContenderOf(raider, worn.get(raider.id) ?? [], 'ATTACKER')
  const wood = stacks.find(({ id }) => id === TOWER_RESOURCE)
  const raiderState: RaidState['raider'] = {
    contender,
    instructors: contender.army.instructors,
    energy: energyNow(energyStateOf(raider), instant.getTime(), energyPaceOf(raider)),
    energySpentToday: tiringEnergy(raider, instant),
    wood: (wood?.amount ?? 0) - (wood?.amountInMarket ?? 0),
    catapult: raider.catapult,
    projectiles: Math.max(0, projectilesCapacity(raider.catapultProjectiles) - ownDay.projectilesThrown),
    isResting: isAfter(own.restUntil, instant),
    isAway: away,
  }
  const loaded: Loaded = {
    raider,
    instant,
    raiderState,
    worn,
    cooldowns: new Set(cooldowns.map(({ victimId }) => victimId)),
    household,
    blocked,
    goldAtDayStart,
    opponents,
    spyings,
    ownDay,
  }
  return {
    own,
    ownDay,
    training: {
      raider: raiderState,
      difficulty: 'TRAINING',
      victim: null,
      defender: trainingOpponent(contender),
      castle: { walls: 0, moats: 0, stakes: 0, garrison: { top: 0, left: 0, right: 0, bottom: 0 } },
    },
    castles: viewRows(
      castles.flatMap((player, index) => {
        const castle = theirs[index]
        return castle ? [{ playerId: player.id, player, castle }] : []
      }),
      ({ player, castle }) => situationOf(player, castle, loaded),
      SITUATIONS,
    ),
  }
}
