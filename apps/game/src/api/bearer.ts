import type { Bearer } from '../../../../generated/types.ts'

/** Renewed this long before it ends (ms). */
const renewAhead = 60_000

/** Inside a messenger's frame cookies may be kept away: such a page asks for a bearer and keeps it in memory only. */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.top !== window
}

/** Holds the bearer and renews it before it expires; `renew` asks the server for the next. */
export function createBearerHolder(renew: () => Promise<Bearer>) {
  let held: Bearer | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (bearer: Bearer | null): void => {
    clearTimeout(timer)
    held = bearer
    if (!bearer) return
    const wait = Math.max(1000, Date.parse(bearer.expiresAt) - Date.now() - renewAhead)
    timer = setTimeout(() => {
      renew().then(set, () => {
        // Another try while the present one still holds; after that the next call answers 401.
        if (held && Date.parse(held.expiresAt) > Date.now()) set(held)
      })
    }, wait)
  }
  return { set, token: (): string | null => held?.token ?? null }
}
