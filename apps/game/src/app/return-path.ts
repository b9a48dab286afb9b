/** Where to go after login: only a page of the game, never another site. */
export function safeReturnPath(wanted: string | null): string {
  return wanted && /^\/game(?:$|[/?#])/.test(wanted) ? wanted : '/game'
}

/** The login page's address that returns to the wanted page after login. */
export function loginPathFor(wanted: string): string {
  const back = safeReturnPath(wanted)
  return back === '/game' ? '/auth/login' : `/auth/login?return=${encodeURIComponent(back)}`
}
