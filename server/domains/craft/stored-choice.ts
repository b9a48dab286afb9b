import { z } from 'zod'
import { CRAFT_BONUSES } from '#rules/craft/craft.ts'

/** The choice of a stored recipe: units by bonus. */
export const storedChoice = z.partialRecord(z.enum(CRAFT_BONUSES), z.int().min(0))
