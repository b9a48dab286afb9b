/** Fought on until beaten; the furthest wave is a record. Its level is that of section 9. */
export const UNLIMITED_MISSION = {
  key: 'endlessRoad',
  level: 1_000,
  name: 'Дорога без конца',
  legend: 'Верстовые столбы считают побеждённых. Ваш будет выше, если дойдёте.',
  enemyName: 'Полчища с края света',
  icon: 'infinity',
  vignette: 'road',
} as const
