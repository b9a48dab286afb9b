/** A seeded sequence in [0, 1): the same seed gives the same picture on every machine. Seed: a positive integer. */
export function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Rounds a coordinate to one decimal, which keeps path data short. */
export function r1(value: number): number {
  return Math.round(value * 10) / 10
}
