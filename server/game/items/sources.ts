/** Reasons of a change of gear: the specification's sources to the letter, then ours: START, TUTORIAL, ADMIN. */
export type GearSource =
  | 'SHOP'
  | 'MISSION'
  | 'GROUP_MISSION'
  | 'MARKET'
  | 'DONATE'
  | 'ENHANCE'
  | 'CRAFT'
  | 'CHALLENGE'
  | 'START'
  | 'TUTORIAL'
  | 'ADMIN'

/** Reasons of a resource's change: the specification's sources to the letter, and ADMIN. */
export type ResourceSource =
  | 'MISSION'
  | 'GROUP_MISSION'
  | 'MARKET'
  | 'DONATE'
  | 'CRAFT'
  | 'BUILDING'
  | 'DAILY_REWARD'
  | 'ADMIN'

/** Reasons of a consumable's change. The specification names none, so they are those of gear, and DRINK. */
export type ConsumableSource =
  | 'SHOP'
  | 'MISSION'
  | 'GROUP_MISSION'
  | 'MARKET'
  | 'DONATE'
  | 'CHALLENGE'
  | 'DAILY_REWARD'
  | 'DRINK'
  | 'START'
  | 'TUTORIAL'
  | 'ADMIN'

/** Reasons of a change of enhance points. */
export type EnhanceAction = 'RECYCLE' | 'ADD' | 'RESET' | 'START' | 'ADMIN'
