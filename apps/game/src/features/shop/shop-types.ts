/** What the shop needs to know about the player. */
export type Buyer = { level: number; gold: number; diamonds: number }
