import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/** Hashes of the page's inline scripts, for its Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export type PagePolicy = {
  /** Sources of frame-ancestors. 'none' forbids frames. */
  readonly frameAncestors: readonly string[]
  readonly scripts?: readonly string[]
}

/**
 * Security headers of a page: nothing loads from other origins, and only our files and hashed inline scripts
 * run. Inline styles are allowed because the UI libraries set them.
 */
export function pageHeaders(config: Pick<Config, 'publicUrl'>, policy: PagePolicy): RequestHandler {
  const isHttps = config.publicUrl.startsWith('https:')
  const inFrames = !policy.frameAncestors.includes("'none'")
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(policy.scripts ?? [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [...policy.frameAncestors],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // X-Frame-Options cannot name the messenger's origin, so framed pages rely on frame-ancestors alone.
    frameguard: inFrames ? false : { action: 'deny' },
    // Set on every answer, not only on pages: server/app.ts.
    strictTransportSecurity: false,
    // Over plain HTTP browsers ignore this header and log a warning on every page.
    crossOriginOpenerPolicy: isHttps && !inFrames,
    originAgentCluster: isHttps,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
}
