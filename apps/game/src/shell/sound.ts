import { preferences } from '../ui/preferences.ts'
import type { Sound } from './sounds.ts'

/** Plays a sound if the player wants any. The sounds are loaded with the first one. */
export function playSound(sound: Sound): void {
  if (preferences().hasSounds) import('./sounds.ts').then(({ play }) => play(sound)).catch(() => undefined)
}
