import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import type { GrindGearRequest } from '#generated/types.ts'
import { createRandom } from '#rules/core/random.ts'
import { type DecidedSharpening, decideSharpening, tryRefusals } from '#rules/forge/decide-sharpening.ts'
import { isSureTry, type SharpeningRequest } from '#rules/forge/sharpening.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { draw } from '../../game/draws/draw.ts'
import { saveGear } from '../../game/items/gear-row.ts'
import { findOneOwnGear } from '../../game/items/own-gear.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { refuse } from '../../platform/errors.ts'
import { grindChanges, grindStateOf } from './grind-columns.ts'
import { smithOf } from './smith.ts'
import { saveTry, type TryRow } from './tries.ts'

/** The requested sharpening for the rules. 422 sharpeningUnavailable for a name that the type does not have. */
function requestOf({ type, name }: GrindGearRequest): SharpeningRequest {
  if (type === 'LIMITS') return { type }
  if (type === 'ARMOR_OR_DODGE' && (name === 'armor' || name === 'dodge')) return { type, name }
  if (type === 'CHARACTERISTICS' && name) return { type, name }
  throw refuse('sharpeningUnavailable', 'Выберите, что точить')
}

export type Ground = DecidedSharpening & {
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
  const before = grindStateOf(row, request.type)
  refuseByRules(
    tryRefusals({
      gear,
      request,
      may: GEAR_CLASS_TEXTS[gear.model.gearClass].sharpenings,
      forgeLevel: player.forge,
      diamonds: player.diamonds,
      level: player.level,
      isSure: isSureTry(before),
    }),
  )

  const { seed, drawnFrom } = await draw('sharpening', player.id)
  const state = { gear, failures: before.failures, smith: smithOf(player) }
  const sharpening = decideSharpening(state, request, createRandom(seed))
  const { level, chancePercent, isSure, success } = sharpening
  saveGear(row, grindChanges(request.type, sharpening.grind, sharpening.after.failures))
  spend(player, sharpening.cost, 'GRIND', { reference: `gear:${row.gearId}` })
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
  return { ...sharpening, tried }
}
