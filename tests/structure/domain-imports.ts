/**
 * Other domains that a domain may import. Code that several domains need belongs to server/game. Circles are
 * refused, also together with reads of other domains' tables (`TABLE_READERS`).
 */
export const DOMAIN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // The control panel shows energy and taxes. A new world starts with goods on the market.
  player: ['energy', 'taxes', 'market'],
  // Settings are about the account.
  settings: ['auth'],
}
