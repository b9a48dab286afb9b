/** What the smith and the dealer need to know about the player. */
export type Customer = { level: number; diamonds: number }
