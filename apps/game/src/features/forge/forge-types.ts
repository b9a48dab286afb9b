/** What of the lord the smith and the dealer ask about. */
export type Customer = { level: number; diamonds: number }
