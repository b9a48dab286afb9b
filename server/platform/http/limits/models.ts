import { bigint, integer, nullable, primaryKey, varchar, withDefault } from '../../database/columns.ts'
import { defineModel } from '../../database/model.ts'

/** Short-lived counters, in the shape that rate-limiter-flexible expects. */
export const rateLimitCounters = defineModel('rate_limit', {
  key: primaryKey(varchar(255)),
  points: withDefault(integer()),
  /** Expiry, in ms since the epoch. */
  expire: nullable(bigint()),
})
