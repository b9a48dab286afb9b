import type { EnhanceData, ForgeGrindData, Gear, GrindTry } from '#generated/types.ts'
import { RECYCLE_GEAR_IDS, recyclePoints } from '#rules/forge/recycle.ts'
import { isSureTry, SHARPENING_TYPES, sharpeningChance } from '#rules/forge/sharpening.ts'
import { sharpeningRoll } from '#rules/forge/sharpening-roll.ts'
import { fullStorage, LEVEL } from '../inventory/fixtures/storage.ts'

export const CUSTOMER = { level: LEVEL, diamonds: 64 }
export function storedGear(): Gear[] {
  return fullStorage().gear
}

const BONUS = 2
function chanceOf(level: number) {
  return sharpeningChance(level, BONUS)
}

/** The forge's channel for this gear. `failures` count for the first type of each item. */
export function forgeOf(gear: readonly Gear[], forgeLevel = 4, failures = 0): ForgeGrindData {
  return {
    forgeLevel,
    cost: { gold: 0, diamonds: 1 },
    chanceBonusPercent: BONUS,
    chances: Array.from({ length: forgeLevel + 1 }, (_, index) => ({
      level: index + 1,
      chancePercent: chanceOf(index + 1),
    })),
    pieces: gear.map((item) => {
      const { characteristicsValue, armorOrDodgeValue, limitsValue } = item.currentGrind
      const levels = {
        CHARACTERISTICS: characteristicsValue,
        ARMOR_OR_DODGE: armorOrDodgeValue,
        LIMITS: limitsValue,
      }
      return {
        gearEntityId: item.id ?? 0,
        states: SHARPENING_TYPES.map((type) => {
          const state = { level: levels[type], failures: type === 'CHARACTERISTICS' ? failures : 0 }
          const isSure = isSureTry(state)
          return { type, ...state, isSure, chancePercent: isSure ? 100 : chanceOf(state.level + 1) }
        }),
      }
    }),
    tries: [],
  }
}

/** A try as the server sends it: the number follows from the seed. */
export function tryOf(id: number, item: Gear, level: number): GrindTry {
  const seed = id.toString(16).padStart(32, '0')
  const rolled = sharpeningRoll(seed)
  const chancePercent = chanceOf(level)
  return {
    id,
    gearEntityId: item.id ?? 0,
    gearId: item.gearId,
    gearName: item.name,
    type: 'CHARACTERISTICS',
    name: item.availableGrindCharacteristics[0] ?? 'armor',
    level,
    chancePercent,
    isSure: false,
    rolled,
    success: rolled < chancePercent,
    seed,
    drawnFrom: null,
    triedAt: '2026-01-15T12:00:00.000Z',
  }
}

export function enhanceOf(gear: readonly Gear[], enhancePoints = 1_340): EnhanceData {
  return {
    enhancePoints,
    skillPercent: 5,
    renameCost: { gold: 0, diamonds: 300 },
    renameStars: 5,
    pieces: gear
      .filter(({ gearClass }) => gearClass !== 'blank')
      .map((item) => ({
        gearEntityId: item.id ?? 0,
        recyclePoints: recyclePoints({
          gearId: item.gearId,
          level: item.level.levelMinBase,
          quality: item.quality,
          enhancePoints: item.enhancePoints,
          fromMarket: item.isFromMarket,
        }),
        isDoubled: RECYCLE_GEAR_IDS.includes(item.gearId),
      })),
  }
}
