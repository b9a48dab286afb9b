import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** Hashes of the scripts that stand in the page itself, for its Content-Security-Policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export type PagePolicy = {
  /** Sources of frame-ancestors; 'none' forbids frames. */
  readonly frameAncestors: readonly string[]
  readonly scripts?: readonly string[]
}

/**
 * Headers of a page: nothing is loaded from elsewhere, no script runs that is not a file of ours or named by its hash.
 * Styles may stand in elements (the interface libraries put theirs there).
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
    // Old browsers read only this one, and it cannot name the messenger: there frame-ancestors must do.
    frameguard: inFrames ? false : { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Over plain http a browser ignores it and says so on every page.
    crossOriginOpenerPolicy: isHttps && !inFrames,
    originAgentCluster: isHttps,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  })
}
