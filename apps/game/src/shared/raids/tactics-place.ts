import type { PagePlace } from '../../shell/page-address.ts'

const OPPONENT_PARAMETER = 'opponent'

/** Where the attack on an opponent is planned: `foray-tactics?opponent=42`. */
export function tacticsPlace(opponentId: number): PagePlace {
  return { search: `${OPPONENT_PARAMETER}=${opponentId}` }
}

/** The opponent that an address names. Null if it names none. */
export function opponentOf(params: URLSearchParams): number | null {
  const id = params.get(OPPONENT_PARAMETER) ?? ''
  return /^(-1|[1-9]\d{0,14})$/.test(id) ? Number(id) : null
}
