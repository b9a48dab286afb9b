import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import type { Castle } from './castle.ts'
import type { Gain } from './record.ts'

const FIRST_CRUSADE_LEVEL = Math.min(...CRUSADES.map(({ level }) => level))

/** Counts what a mission or crusade brought for its energy, from the level on at which both are open. */
export function addGain(castle: Castle, of: 'crusades' | 'missions', gain: Gain): void {
  if (castle.level < FIRST_CRUSADE_LEVEL) return
  const sum = castle.record.gains[of]
  sum.energy += gain.energy
  sum.gold += gain.gold
  sum.experience += gain.experience
}
