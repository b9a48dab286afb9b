import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import type { GrindGearRequest } from '#generated/types.ts'
import { createRandom } from '#rules/core/random.ts'
import {
  isSureTry,
  type SharpeningRequest,
  type SharpeningState,
  sharpeningRefusals,
  trySharpening,
} from '#rules/forge/sharpening.ts'
import { SHARPENING_COST } from '#rules/forge/sharpening-cost.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { wornLevelRefusals } from '#rules/gear/storage-refusals.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { draw } from '../../game/draws/draw.ts'
import { saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear } from '../../game/items/own-gear.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { refuse } from '../../platform/errors.ts'
import { grindChanges, grindStateOf } from './grind-columns.ts'
import { chanceOf } from './terms.ts'
import { saveTry, type TryRow } from './tries.ts'

/** The requested sharpening for the rules. 422 sharpeningUnavailable for a name that the type does not have. */
function requestOf({ type, name }: GrindGearRequest): SharpeningRequest {
  if (type === 'LIMITS') return { type }
  if (type === 'ARMOR_OR_DODGE' && (name === 'armor' || name === 'dodge')) return { type, name }
  if (type === 'CHARACTERISTICS' && name) return { type, name }
  throw refuse('sharpeningUnavailable', 'Выберите, что точить')
}

/** Worn gear must stay wearable if the try fails: without its compensation it may need a higher level. */
function fallRefusals(gear: Gear, { type }: SharpeningRequest, level: number) {
  return type === 'LIMITS'
    ? wornLevelRefusals({ ...gear, grind: { ...gear.grind, limitsLevel: 0 } }, level)
    : []
}

export type Ground = SharpeningState & {
  readonly tried: TryRow
}

/**
 * One try for a locked player. Its seed is stored with it. 404; 422 gearInMarket,
 * sharpeningUnavailable, otherSharpening, forgeLevelTooLow, notEnoughDiamonds, levelTooLow. Locked gear may be
 * sharpened: its lock only protects it from being given away.
 */
export async function grindGear(player: LockedPlayer, order: GrindGearRequest): Promise<Ground> {
  const request = requestOf(order)
  const { row, gear } = await findOneOwnGear(player, order.gearEntityId)
  const state = grindStateOf(row, request.type)
  const isSure = isSureTry(state)
  refuseByRules([
    ...sharpeningRefusals({
      gear,
      request,
      may: GEAR_CLASS_TEXTS[gear.model.gearClass].sharpenings,
      forgeLevel: player.forge,
      diamonds: player.diamonds,
    }),
    ...(isSure ? [] : fallRefusals(gear, request, player.level)),
  ])

  const { seed, drawnFrom } = await draw('sharpening', player.id)
  const level = state.level + 1
  const chancePercent = chanceOf(player, level)
  const { success, ...after } = trySharpening(state, chancePercent, createRandom(seed))
  saveGear(row, grindChanges(request, after))
  spend(player, SHARPENING_COST, 'GRIND', { reference: `gear:${row.gearId}` })
  const tried = await saveTry(player.id, {
    gearEntityId: row.id,
    gearId: row.gearId,
    gearName: row.ownName ?? gear.model.name,
    type: request.type,
    name: request.type === 'LIMITS' ? null : request.name,
    level,
    chancePercent,
    isSure,
    success,
    seed,
    drawnFrom,
  })
  return { ...after, tried }
}
