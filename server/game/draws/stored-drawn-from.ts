import { z } from 'zod'

/** Where a seed comes from, as stored. */
export const storedDrawnFrom = z.object({ chainId: z.int(), day: z.iso.date(), label: z.string() }).nullable()
