import { TIPS } from '../../../catalogue/tips/tips.ts'
import type { ApiHandlers } from '../../platform/http/handlers.ts'
import { publicQuery } from '../../platform/http/public-query.ts'

export const contentHandlers = {
  getGameTips: publicQuery<'getGameTips'>(async () => ({ ...TIPS })),
} satisfies Pick<ApiHandlers, 'getGameTips'>
