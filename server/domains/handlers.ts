import type { ApiHandlers } from '../platform/http/handlers.ts'
import { liveHandlers } from './live/handlers.ts'
import { playerHandlers } from './player/handlers.ts'

/** Every operation of the contract, by domain. */
export const handlers = {
  ...liveHandlers,
  ...playerHandlers,
} satisfies Partial<ApiHandlers>
