import { GEAR } from '../../../catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '../../../catalogue/gear/gear-classes.ts'
import { createRandom } from '../../../rules/core/random.ts'
import {
  type SharpeningWish,
  sharpeningChance,
  sharpeningRefusals,
  trySharpening,
} from '../../../rules/forge/sharpening.ts'
import type { Gear, GearGrind, GearModel, GearSharpenings } from '../../../rules/gear/gear.ts'
import { gearLimits } from '../../../rules/gear/limits.ts'
import { fullBonus } from '../../../rules/gear/stats.ts'
import { specimen } from './lord.ts'
import { firstFault, refused, type Use, unless, until, use } from './use.ts'

/** All sharpenings that a class allows. */
export function wishesOf(may: GearSharpenings): SharpeningWish[] {
  const trades = may.armorOrDodge ? (['armor', 'dodge'] as const) : []
  return [
    ...may.characteristics.map((name) => ({ type: 'CHARACTERISTICS' as const, name })),
    ...trades.map((name) => ({ type: 'ARMOR_OR_DODGE' as const, name })),
    ...(may.limits ? [{ type: 'LIMITS' as const }] : []),
  ]
}

function nameOf(wish: SharpeningWish): string {
  return wish.type === 'LIMITS' ? 'limits' : `${wish.type} ${wish.name}`
}

/** A specimen's grind with one sharpening of a level. */
export function grindOf(wish: SharpeningWish, level: number): GearGrind {
  const none: GearGrind = { characteristics: null, armorOrDodge: null, limitsLevel: 0 }
  if (wish.type === 'LIMITS') return { ...none, limitsLevel: level }
  if (wish.type === 'CHARACTERISTICS') return { ...none, characteristics: { name: wish.name, level } }
  return { ...none, armorOrDodge: { name: wish.name, level } }
}

/** High enough that a limit of one or two units moves as well. */
const LEVEL = 5

function works(piece: Gear, sharpened: Gear): boolean {
  const told = (gear: Gear): string => JSON.stringify([fullBonus(gear), gearLimits(gear)])
  return told(piece) !== told(sharpened)
}

function sharpened(model: GearModel, wish: SharpeningWish, may: GearSharpenings): string | null {
  const piece = specimen(model)
  const order = { gear: piece, wish, may, forgeLevel: 1, diamonds: 1 }
  return firstFault(
    () => refused(sharpeningRefusals(order)),
    () => {
      const random = createRandom(`${model.id}:${nameOf(wish)}`)
      const tried = until(() => {
        const after = trySharpening({ level: 0, failures: 0 }, sharpeningChance(1), random)
        return after.success ? after.level : null
      })
      return unless(tried === 1, 'never sharpened')
    },
    () => unless(works(piece, { ...piece, grind: grindOf(wish, LEVEL) }), 'changes nothing'),
  )
}

/** Every model sharpened in every way that its class may be. */
export function sharpenUses(): Use[] {
  return GEAR.flatMap((model) => {
    const may = GEAR_CLASS_TEXTS[model.gearClass].sharpenings
    return wishesOf(may).map((wish) =>
      use('gear sharpened', `${model.id} ${nameOf(wish)}`, () => sharpened(model, wish, may)),
    )
  })
}
