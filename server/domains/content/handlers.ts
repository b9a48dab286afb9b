import { TIPS } from '../../../catalogue/tips/tips.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { publicQuery } from '../../platform/http/public-query.ts'
import { newsHandlers } from './news-handlers.ts'

export const contentHandlers = {
  getGameTips: publicQuery(async () => ({ ...TIPS })),
  ...newsHandlers,
} satisfies HandlersOf<'content'>
