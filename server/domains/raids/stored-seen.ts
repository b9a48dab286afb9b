import { z } from 'zod'
import type { Seen } from './models.ts'

const counts = z.record(z.string(), z.number())

const schema = z.object({
  host: z.object({
    level: z.int(),
    playerId: z.int(),
    army: counts,
    characteristics: counts,
    health: z.number(),
    healthMax: z.number(),
  }),
  castle: z.object({ walls: z.int(), moats: z.int(), stakes: z.int(), garrison: counts }),
})

/** What spies have seen, as stored. Throws if it is spoiled. */
export function storedSeen(seen: Seen): Seen {
  schema.parse(seen)
  return seen
}
