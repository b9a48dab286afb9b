import { Router } from 'express'
import type { Platform } from '../../platform/platform.ts'
import { SANDBOX_PATH } from './providers/sandbox.ts'
import { sandboxPage } from './sandbox-page.ts'
import { donateWebhook, WEBHOOK_PATH } from './webhook.ts'

/** What the store serves besides its calls: the reports of providers, and the page of the sandbox. */
export function donateRoutes(platform: Platform): Router {
  const router = Router()
  router.post(WEBHOOK_PATH, donateWebhook(platform))
  if (platform.config.donateSandbox) router.use(SANDBOX_PATH, sandboxPage(platform))
  return router
}
