import type { EnemyKnowledge } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'

type EnemyRow = { readonly name: string; readonly value: (enemy: EnemyKnowledge) => string }

/** The numbers of an enemy, in the order of the army page. */
export const ENEMY_ROWS: readonly EnemyRow[] = [
  { name: 'Здоровье', value: ({ healthMax }) => formatNumber(healthMax) },
  { name: 'Атака', value: ({ characteristics }) => formatNumber(characteristics.attack) },
  { name: 'Броня', value: ({ characteristics }) => formatNumber(characteristics.armor) },
  { name: 'Мастерство', value: ({ characteristics }) => formatNumber(characteristics.mastery) },
  { name: 'Уворот', value: ({ characteristics }) => formatNumber(characteristics.dodge) },
  { name: 'Удача', value: ({ characteristics }) => formatNumber(characteristics.luck) },
]
