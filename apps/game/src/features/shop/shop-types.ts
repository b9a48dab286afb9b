/** What a buyer brings along. */
export type Buyer = { level: number; gold: number; diamonds: number }
