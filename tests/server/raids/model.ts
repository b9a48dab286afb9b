import type { RaidReport } from '#generated/types.ts'
import { ARMY_GROUPS, type Army, maxArmy, unitPrice } from '#rules/army/army.ts'
import { armyHealth } from '#rules/army/characteristics.ts'
import { gameDayStart } from '#rules/core/game-day.ts'
import { type EnergyState, energyNow, energyPace, spendEnergy } from '#rules/energy/energy.ts'
import { healthNow } from '#rules/raids/lasting-health.ts'
import { type DefencePlan, NO_GARRISON } from '#rules/raids/plan.ts'

export const LEVEL = 12
const MINUTE_MS = 60_000
const CUP_PERCENT = 15
const WINE_PAUSE_MS = 720 * MINUTE_MS
const PACE = energyPace({ subscriptionUntil: null, winnerUntil: null })

/** Levels of the buildings that raids use, in every castle of a test. */
export const WALLED = { walls: 2, moats: 1, stakes: 1 } as const
export const MACHINES = { catapult: 3, catapultProjectiles: 1 } as const
export const PROJECTILES = 10
/** Their repairs: a tenth of what these levels cost. */
const REPAIR_GOLD = { walls: 27, moats: 15, stakes: 20 } as const

export type Wall = keyof typeof WALLED

/** A line of the ledger. */
export type Booked = { readonly currency: 'GOLD' | 'GLORY'; readonly amount: number; readonly source: string }

/** What a test knows of a castle of level 12 without other buildings and skills, apart from the server. */
export type ModelCastle = {
  readonly id: number
  gold: number
  glory: number
  /** Hundredths. */
  experience: number
  energy: EnergyState
  energySpent: number
  wood: number
  cups: number
  wineReadyAt: number
  army: Army
  /** Null is full. */
  health: { health: number; healthAt: number } | null
  garrison: DefencePlan
  restUntil: number
  immuneUntil: number
  spyImmuneUntil: number
  spiesBackAt: number
  readonly raidAgainAt: Map<number, number>
  day: number
  goldAtDayStart: number
  looted: number
  defencesRewarded: number
  thrown: number
  readonly damaged: Set<Wall>
  readonly ledger: Booked[]
  /** Mottos left here, the oldest first. */
  readonly mottos: { readonly authorId: number; readonly motto: string }[]
  record: {
    raidsWon: number
    raidsLost: number
    raidsDrawn: number
    defencesWon: number
    defencesLost: number
    defencesDrawn: number
  }
}

export function modelCastle(
  id: number,
  stock: { gold: number; wood: number; cups: number; army: Army },
  now: number,
): ModelCastle {
  return {
    id,
    gold: stock.gold,
    glory: 0,
    experience: 0,
    energy: { energy: 120, energyAt: now },
    energySpent: 0,
    wood: stock.wood,
    cups: stock.cups,
    wineReadyAt: 0,
    army: { ...stock.army },
    health: null,
    garrison: NO_GARRISON,
    restUntil: 0,
    immuneUntil: 0,
    spyImmuneUntil: 0,
    spiesBackAt: 0,
    raidAgainAt: new Map(),
    day: gameDayStart(now),
    goldAtDayStart: stock.gold,
    looted: 0,
    defencesRewarded: 0,
    thrown: 0,
    damaged: new Set(),
    ledger: [{ currency: 'GOLD', amount: stock.gold, source: 'START' }],
    mottos: [],
    record: {
      raidsWon: 0,
      raidsLost: 0,
      raidsDrawn: 0,
      defencesWon: 0,
      defencesLost: 0,
      defencesDrawn: 0,
    },
  }
}

/** Starts the castle's game day again if a new one has begun. To call whenever time passes. */
export function turnDay(castle: ModelCastle, now: number): void {
  if (castle.day === gameDayStart(now)) return
  Object.assign(castle, {
    day: gameDayStart(now),
    goldAtDayStart: castle.gold,
    looted: 0,
    defencesRewarded: 0,
    thrown: 0,
    energySpent: 0,
  })
}

/** Changes a purse and its ledger; a change of nothing leaves no line. */
export function book(
  castle: ModelCastle,
  currency: Booked['currency'],
  amount: number,
  source: string,
): void {
  if (amount === 0) return
  if (currency === 'GOLD') castle.gold += amount
  else castle.glory += amount
  castle.ledger.push({ currency, amount, source })
}

export function energyOf({ energy }: ModelCastle, now: number): number {
  return energyNow(energy, now, PACE)
}

export function tire(castle: ModelCastle, points: number, now: number): void {
  castle.energy = spendEnergy(castle.energy, points, now, PACE)
  castle.energySpent += points
}

export function healthMaxOf({ army }: ModelCastle): number {
  return armyHealth({ level: LEVEL, army })
}

/** The health with which a castle's army must go into a fight. */
export function healthOf(castle: ModelCastle, now: number): number {
  const max = healthMaxOf(castle)
  return castle.health ? healthNow(castle.health, max, now) : max
}

export function wound(castle: ModelCastle, health: number, healthMax: number, now: number): void {
  castle.health = health >= healthMax ? null : { health, healthAt: now }
}

/** The levels that must defend a castle: damaged buildings count 0. */
export function expectedDefence({ damaged, garrison }: ModelCastle): RaidReport['castle'] {
  const { walls, moats, stakes } = WALLED
  return {
    walls: damaged.has('walls') ? 0 : walls,
    moats: damaged.has('moats') ? 0 : moats,
    stakes: damaged.has('stakes') ? 0 : stakes,
    garrison,
  }
}

/** The codes that a repair must be refused with. Books a repair that nothing refuses. */
export function bookRepair(castle: ModelCastle, building: Wall): string[] {
  if (!castle.damaged.has(building)) return ['notDamaged']
  if (castle.gold < REPAIR_GOLD[building]) return ['notEnoughGold']
  book(castle, 'GOLD', -REPAIR_GOLD[building], 'BUILDING')
  castle.damaged.delete(building)
  return []
}

/** The codes that hiring squires must be refused with. Books a purchase that nothing refuses. */
export function bookHiring(castle: ModelCastle, amount: number): string[] {
  const cost = amount * unitPrice('squires', LEVEL)
  const codes = [
    ...(castle.army.squires + amount > maxArmy(LEVEL).squires ? ['armyLimitReached'] : []),
    ...(castle.gold < cost ? ['notEnoughGold'] : []),
  ]
  if (codes.length > 0) return codes
  book(castle, 'GOLD', -cost, 'ARMY')
  castle.army.squires += amount
  return []
}

/** The codes that a cup must be refused with. Books a cup that nothing refuses. */
export function bookCup(castle: ModelCastle, now: number): string[] {
  const [health, max] = [healthOf(castle, now), healthMaxOf(castle)]
  const codes = [
    ...(castle.cups < 1 ? ['noWine'] : []),
    ...(castle.wineReadyAt > now ? ['wineCooldown'] : []),
    ...(health >= max ? ['healthFull'] : []),
  ]
  if (codes.length > 0) return codes
  castle.cups -= 1
  castle.wineReadyAt = now + WINE_PAUSE_MS
  wound(castle, Math.min(max, health + Math.floor((max * CUP_PERCENT) / 100)), max, now)
  return []
}

/** The codes that spying must be refused with. Books a spying that nothing refuses. */
export function bookSpying(spy: ModelCastle, there: ModelCastle, now: number): string[] {
  const codes = [
    ...(there === spy ? ['ownCastle'] : []),
    ...(there.spyImmuneUntil > now ? ['spyImmune'] : []),
    ...(spy.spiesBackAt > now ? ['spyCooldown'] : []),
  ]
  if (codes.length > 0) return codes
  there.spyImmuneUntil = now + 20 * MINUTE_MS
  spy.spiesBackAt = now + 15 * MINUTE_MS
  return []
}

export function bury(castle: ModelCastle, fallen: Army | null): void {
  for (const group of ARMY_GROUPS) castle.army[group] -= fallen?.[group] ?? 0
}
