/** Archetype of a player (docs/game.md, "Balance"): time, goals, and whether diamonds are bought. */
export const ARCHETYPES = ['casual', 'engaged', 'payer', 'trader', 'raider', 'idler'] as const

export type Archetype = (typeof ARCHETYPES)[number]

/** Style of equipment: armour and the frontal attack, dodge and the rear battle, or the best of both. */
export const GUARDS = ['frontal', 'rear', 'free'] as const

export type Guard = (typeof GUARDS)[number]

/** The arm that gets the best weapons, stars and sharpenings first. */
export const ARMS = ['archers', 'swordsmen', 'cavalry', 'mixed'] as const

export type Arm = (typeof ARMS)[number]
