import type { Bearer } from '#generated/types.ts'

/** Renew this long before expiry (ms). */
const RENEW_AHEAD_MS = 60_000

/**
 * Inside a messenger's frame the browser may block cookies: such a page asks for a bearer and keeps it only in
 * memory.
 */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.top !== window
}

/** Holds the bearer and renews it before it expires. `renew` asks the server for the next one. */
export function createBearerHolder(renew: () => Promise<Bearer>) {
  let held: Bearer | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (bearer: Bearer | null): void => {
    clearTimeout(timer)
    held = bearer
    if (!bearer) return
    const wait = Math.max(1000, Date.parse(bearer.expiresAt) - Date.now() - RENEW_AHEAD_MS)
    timer = setTimeout(() => {
      renew().then(set, () => {
        // Retry while the current bearer is valid. After that the next call answers 401.
        if (held && Date.parse(held.expiresAt) > Date.now()) set(held)
      })
    }, wait)
  }
  return { set, token: (): string | null => held?.token ?? null }
}
