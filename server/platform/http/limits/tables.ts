import { describeTable } from '../../database/table-description.ts'
import { rateLimitCounters } from './models.ts'
import { purgeRateLimits } from './rate-limits.ts'

export const tables = [
  describeTable(rateLimitCounters, {
    kept: 'until its window ends',
    purge: purgeRateLimits,
    ownData: 'Counters of calls, kept until their window ends',
    onDeletion: 'goes when its window ends',
  }),
]
