/**
 * The domains that a domain may import; what several need belongs to server/game. Circles are refused, also together with
 * what domains read of each other's tables (`TABLE_READERS`).
 */
export const DOMAIN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // The control panel shows energy and taxes; a new world begins with goods on the market.
  player: ['energy', 'taxes', 'market'],
}
