import { bigint, integer, nullable, primaryKey, varchar, withDefault } from '../database/columns.ts'
import { defineModel } from '../database/model.ts'

/** Counters of a few minutes, in the shape that rate-limiter-flexible wants. */
export const rateLimitCounters = defineModel('rate_limit', {
  key: primaryKey(varchar(255)),
  points: withDefault(integer()),
  /** Instant, ms. */
  expire: nullable(bigint()),
})
