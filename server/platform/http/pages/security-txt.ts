import { Router } from 'express'
import type { Platform } from '../../platform.ts'

const VALID_FOR_MS = 180 * 86_400_000

/**
 * Serves /.well-known/security.txt (RFC 9116): where to report a vulnerability. Without SECURITY_CONTACT
 * there is no such page, since no address is better than a wrong one.
 */
export function securityTxt({ config, clock }: Pick<Platform, 'config' | 'clock'>): Router {
  const router = Router()
  const { securityContact, publicUrl } = config
  if (securityContact === undefined) return router
  router.get('/.well-known/security.txt', (_request, response) => {
    const expires = new Date(clock.now().getTime() + VALID_FOR_MS)
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response
      .type('text/plain')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: ru, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
  return router
}
