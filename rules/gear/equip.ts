import type { Refusal } from '../core/refusal.ts'
import { BLANK_GEAR_ID, type Gear } from './gear.ts'
import { slotsOfClass } from './gear-class.ts'
import { gearLevel } from './limits.ts'

export function isBlank({ model }: Pick<Gear, 'model'>): boolean {
  return model.id === BLANK_GEAR_ID || model.gearClass === 'blank'
}

/** Why gear cannot be put into a slot: a blank, a wrong slot, the level, the market. Empty: it can. */
export function equipRefusals(
  gear: Gear,
  request: { slot: number; level: number },
): Refusal<'gearIsBlank' | 'slotDoesNotFit' | 'levelTooLow' | 'gearInMarket'>[] {
  const refusals: ReturnType<typeof equipRefusals> = []
  const { levelMin } = gearLevel(gear)
  if (isBlank(gear)) {
    return [{ code: 'gearIsBlank', message: 'Заготовку надеть нельзя', have: 0, need: 1 }]
  }
  if (!slotsOfClass(gear.model.gearClass).includes(request.slot)) {
    refusals.push({ code: 'slotDoesNotFit', message: 'Вещь сюда не подходит', have: 0, need: 1 })
  }
  if (request.level < levelMin) {
    refusals.push({
      code: 'levelTooLow',
      message: `Нужен уровень ${levelMin}`,
      have: request.level,
      need: levelMin,
    })
  }
  if (gear.isInMarket) {
    refusals.push({ code: 'gearInMarket', message: 'Вещь выставлена на рынок', have: 1, need: 0 })
  }
  return refusals
}

/** The slot for gear when none is named: the first free one it fits, else its first; null for a blank. */
export function slotFor(gear: Pick<Gear, 'model'>, taken: readonly number[]): number | null {
  const slots = slotsOfClass(gear.model.gearClass)
  return slots.find((slot) => !taken.includes(slot)) ?? slots[0] ?? null
}
