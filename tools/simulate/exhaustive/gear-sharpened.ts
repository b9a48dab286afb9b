import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { createRandom } from '#rules/core/random.ts'
import {
  type SharpeningRequest,
  sharpeningChance,
  sharpeningRefusals,
  trySharpening,
} from '#rules/forge/sharpening.ts'
import type { Gear, GearGrind, GearModel, GearSharpenings } from '#rules/gear/gear.ts'
import { gearLimits } from '#rules/gear/limits.ts'
import { fullBonus } from '#rules/gear/stats.ts'
import { specimen } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

/** All sharpenings that a class allows. */
export function requestsOf(may: GearSharpenings): SharpeningRequest[] {
  const trades = may.armorOrDodge ? (['armor', 'dodge'] as const) : []
  return [
    ...may.characteristics.map((name) => ({ type: 'CHARACTERISTICS' as const, name })),
    ...trades.map((name) => ({ type: 'ARMOR_OR_DODGE' as const, name })),
    ...(may.limits ? [{ type: 'LIMITS' as const }] : []),
  ]
}

function nameOf(request: SharpeningRequest): string {
  return request.type === 'LIMITS' ? 'limits' : `${request.type} ${request.name}`
}

/** A specimen's grind with one sharpening of a level. */
export function grindOf(request: SharpeningRequest, level: number): GearGrind {
  const none: GearGrind = { characteristics: null, armorOrDodge: null, limitsLevel: 0 }
  if (request.type === 'LIMITS') return { ...none, limitsLevel: level }
  if (request.type === 'CHARACTERISTICS') return { ...none, characteristics: { name: request.name, level } }
  return { ...none, armorOrDodge: { name: request.name, level } }
}

/** High enough that a limit of one or two units moves as well. */
const LEVEL = 5

function works(item: Gear, sharpened: Gear): boolean {
  const effectOf = (gear: Gear): string => JSON.stringify([fullBonus(gear), gearLimits(gear)])
  return effectOf(item) !== effectOf(sharpened)
}

function sharpened(model: GearModel, request: SharpeningRequest, may: GearSharpenings): string | null {
  const item = specimen(model)
  const order = { gear: item, request, may, forgeLevel: 1, diamonds: 1 }
  return firstFault(
    () => refused(sharpeningRefusals(order)),
    () => {
      const random = createRandom(`${model.id}:${nameOf(request)}`)
      const tried = until(() => {
        const after = trySharpening({ level: 0, failures: 0 }, sharpeningChance(1), random)
        return after.success ? after.level : null
      })
      return unless(tried === 1, 'never sharpened')
    },
    () => unless(works(item, { ...item, grind: grindOf(request, LEVEL) }), 'changes nothing'),
  )
}

/** Every model sharpened in every way that its class may be. */
export function sharpenUses(): Use[] {
  return GEAR.flatMap((model) => {
    const may = GEAR_CLASS_TEXTS[model.gearClass].sharpenings
    return requestsOf(may).map((request) =>
      use('gear sharpened', `${model.id} ${nameOf(request)}`, () => sharpened(model, request, may)),
    )
  })
}
