import { TIPS } from '../../../catalogue/tips/tips.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { publicQuery } from '../../platform/http/public-query.ts'

export const contentHandlers = {
  getGameTips: publicQuery(async () => ({ ...TIPS })),
} satisfies HandlersOf<'content'>
