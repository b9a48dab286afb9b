/** Fought on until beaten; the furthest wave is a record. Its level is that of docs/game.md §9. */
export const UNLIMITED_MISSION = {
  key: 'unlimited',
  level: 1_000,
  name: 'Дорога без конца',
  legend: 'Верстовые столбы считают побеждённых. Ваш будет выше, если дойдёте.',
  enemyName: 'Бесконечная рать',
  icon: 'infinity',
  vignette: 'road',
} as const
