import { fn } from 'storybook/test'

/** The actions on gear. */
export const actions = {
  onEquip: fn(),
  onUnequip: fn(),
  onWearBest: fn(),
  isWearingBest: false,
  onToggleLock: fn(),
  onRename: fn(),
  onRecycle: fn(),
  onSell: fn(),
  underway: null,
  isDealerOpen: true,
  recyclePoints: new Map<number, number>(),
  isShopOpen: true,
  isForgeOpen: true,
}

/** The actions on wine, and its sale to the shop. */
export const cellar = {
  health: { current: 640, max: 900, fullAt: null },
  drinking: null,
  onDrink: fn(),
  counter: { selling: null, onSell: fn() },
}
