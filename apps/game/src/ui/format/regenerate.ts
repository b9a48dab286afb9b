import { formatNumber } from './number.ts'

/** Unit of what a consumable restores (docs/game.md §9): «единиц» for points, «%» for per cent, else «ОШИБКА». */
export function regenerateUnit(unit: string): string {
  if (unit === 'points') return 'единиц'
  if (unit === 'percent') return '%'
  return 'ОШИБКА'
}

/** «30 %», «30 единиц». */
export function formatRegenerate(value: number, unit: string): string {
  return `${formatNumber(value)}\u00a0${regenerateUnit(unit)}`
}
