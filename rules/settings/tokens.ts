/** Personal tokens that a player may have at once. */
export const TOKENS_MAX = 10

/** Terms of a personal token, days. */
export const TOKEN_DAYS = [30, 90, 365] as const
