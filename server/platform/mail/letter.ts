import { z } from 'zod'

export const letterSchema = z.strictObject({
  to: z.string().min(3).max(320),
  subject: z.string().min(1).max(200),
  text: z.string().min(1).max(20_000),
  html: z.string().min(1).max(100_000),
})

/** A letter to one address, as text and as HTML. */
export type Letter = z.infer<typeof letterSchema>
