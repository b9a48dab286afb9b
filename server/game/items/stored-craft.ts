import { z } from 'zod'
import type { GearCraft } from '#rules/gear/gear.ts'

const bonuses = z.record(z.string(), z.number())

/** What the formulas compute with. The rest is for people to read. */
const schema = z.object({
  levelMin: z.int(),
  gearId: z.int(),
  characteristics: bonuses,
  army: bonuses,
  materials: z.array(z.object({ resourceId: z.int(), amount: z.int() })).optional(),
})

/** The craft of a stored item. Throws if it is spoiled. */
export function storedCraft(craft: GearCraft): GearCraft {
  schema.parse(craft)
  return craft
}
