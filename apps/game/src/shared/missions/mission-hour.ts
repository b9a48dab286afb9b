import type { TimeOfDay } from '../../art/palette.ts'

const HOURS: Readonly<Record<string, readonly [TimeOfDay, TimeOfDay]>> = {
  mountains: ['day', 'dusk'],
  forest: ['night', 'day'],
  river: ['dusk', 'day'],
  village: ['day', 'dusk'],
  swamp: ['dusk', 'night'],
  road: ['day', 'night'],
}

/** Each mission has its own time of day, so that neighbours in the list look different, and so do their fights. */
export function missionHour({ vignette, level }: { vignette: string; level: number }): TimeOfDay {
  return HOURS[vignette]?.[level % 2 === 0 ? 1 : 0] ?? 'dusk'
}
