import { preferences } from '../ui/preferences.ts'

export type Sound = 'WIN' | 'LOSE' | 'DRAW' | 'coins' | 'blow'

/** Plays a sound if the player wants any. The sounds are loaded with the first one. */
export function playSound(sound: Sound): void {
  if (preferences().hasSounds) import('./sounds.ts').then(({ play }) => play(sound)).catch(() => undefined)
}
