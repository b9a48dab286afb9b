import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import type {
  EnhanceData,
  EnhancePiece,
  ForgeGrindData,
  GrindPiece,
  GrindState,
  GrindTry,
} from '#generated/types.ts'
import { BASIS_POINTS_PER_PERCENT } from '#rules/core/basis-points.ts'
import { chanceAt, chanceBonus } from '#rules/forge/decide-sharpening.ts'
import { RECYCLE_GEAR_IDS, skilledRecyclePoints } from '#rules/forge/recycle.ts'
import { isSureTry, type SharpeningType } from '#rules/forge/sharpening.ts'
import { SHARPENING_COST } from '#rules/forge/sharpening-cost.ts'
import { sharpeningRoll } from '#rules/forge/sharpening-roll.ts'
import { isBlank } from '#rules/gear/equip.ts'
import { RENAME_COST, RENAME_STARS } from '#rules/gear/rename.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { storedDrawnFrom } from '../../game/draws/stored-drawn-from.ts'
import { gearOfRow } from '../../game/items/gear-of-row.ts'
import type { GearRow } from '../../game/items/gear-row.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { grindStateOf } from './grind-columns.ts'
import { smithOf } from './smith.ts'
import type { TryRow } from './tries.ts'

const GRIND_GEAR = bulkhead('gear to sharpen')
const ENHANCE_GEAR = bulkhead('gear to enhance')
const TRIES = bulkhead('sharpening tries')

export function viewTry({ createdAt, ...tried }: TryRow): GrindTry {
  return {
    id: tried.id,
    gearEntityId: tried.gearEntityId,
    gearId: tried.gearId,
    gearName: tried.gearName,
    type: tried.type,
    name: tried.name,
    level: tried.level,
    chancePercent: tried.isSure ? 100 : tried.chancePercent,
    isSure: tried.isSure,
    rolled: sharpeningRoll(tried.seed),
    success: tried.success,
    seed: tried.seed,
    drawnFrom: storedDrawnFrom.parse(tried.drawnFrom),
    triedAt: createdAt.toISOString(),
  }
}

function viewState(player: PlayerRow, row: GearRow, type: SharpeningType): GrindState {
  const state = grindStateOf(row, type)
  const isSure = isSureTry(state)
  return { type, ...state, chancePercent: isSure ? 100 : chanceAt(smithOf(player), state.level + 1), isSure }
}

/** An item that allows at least one sharpening; otherwise empty. */
function viewGrindGear(player: PlayerRow, row: GearRow): GrindPiece[] {
  const gear = gearOfRow(row)
  if (!gear) return []
  const may = GEAR_CLASS_TEXTS[gear.model.gearClass].sharpenings
  const types: SharpeningType[] = [
    ...(may.characteristics.length > 0 ? (['CHARACTERISTICS'] as const) : []),
    ...(may.armorOrDodge ? (['ARMOR_OR_DODGE'] as const) : []),
    ...(may.limits ? (['LIMITS'] as const) : []),
  ]
  if (types.length === 0) return []
  return [{ gearEntityId: row.id, states: types.map((type) => viewState(player, row, type)) }]
}

export function viewForgeGrind(
  player: PlayerRow,
  gear: readonly GearRow[],
  tries: readonly TryRow[],
): ForgeGrindData {
  return {
    forgeLevel: player.forge,
    cost: { ...SHARPENING_COST },
    chanceBonusPercent: chanceBonus(smithOf(player)),
    chances: Array.from({ length: Math.min(player.forge + 1, 1_000) }, (_, index) => ({
      level: index + 1,
      chancePercent: chanceAt(smithOf(player), index + 1),
    })),
    pieces: viewRows(gear, (row) => viewGrindGear(player, row), GRIND_GEAR).flat(),
    tries: viewRows(tries, viewTry, TRIES),
  }
}

function viewEnhanceGear(player: PlayerRow, row: GearRow): EnhancePiece[] {
  const gear = gearOfRow(row)
  if (!gear || isBlank(gear)) return []
  return [
    {
      gearEntityId: row.id,
      recyclePoints: skilledRecyclePoints(
        { ...row, level: gear.model.level },
        skillsOf(player).recyclePoints,
      ),
      isDoubled: RECYCLE_GEAR_IDS.includes(row.gearId),
    },
  ]
}

export function viewEnhance(player: PlayerRow, gear: readonly GearRow[]): EnhanceData {
  return {
    enhancePoints: player.enhancePoints,
    skillPercent: Math.floor(skillsOf(player).recyclePoints / BASIS_POINTS_PER_PERCENT),
    renameCost: { ...RENAME_COST },
    renameStars: RENAME_STARS,
    pieces: viewRows(gear, (row) => viewEnhanceGear(player, row), ENHANCE_GEAR).flat(),
  }
}
