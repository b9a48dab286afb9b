import { fn } from 'storybook/test'

/** What a story's lord does with a piece. */
export const actions = {
  onEquip: fn(),
  onUnequip: fn(),
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

/** What he drinks of, and what he may sell back. */
export const cellar = {
  health: { current: 640, max: 900, fullAt: null },
  drinking: null,
  onDrink: fn(),
  counter: { selling: null, onSell: fn() },
}
