import { recall, remember } from './browser-memory.ts'

export type Sound = 'WIN' | 'LOSE' | 'DRAW' | 'coins' | 'blow'

const KEY = 'sound'

/** Off until the player asks for it in the settings. */
export function isSoundOn(): boolean {
  return recall(KEY) === 'on'
}

/** Turns the sounds of this browser on or off. */
export function setSound(on: boolean): void {
  remember(KEY, on ? 'on' : 'off')
}

/** Plays a sound if the player wants any. The sounds are loaded with the first one. */
export function playSound(sound: Sound): void {
  if (isSoundOn()) import('./sounds.ts').then(({ play }) => play(sound)).catch(() => undefined)
}
