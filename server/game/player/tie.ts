/**
 * Ends one thing that others share with a player who is being deleted, under its own locks in a transaction of its own. Resolves
 * to false if there is none.
 */
export type Tie = (playerId: number) => Promise<boolean>
