/** Choices drawn beforehand, so that a sequence can be repeated whatever it meets. */
export type Dice = {
  /** 0 to `most`. */
  upTo(most: number): number
  /** One of them; undefined if there is none. */
  pick<T>(list: readonly T[]): T | undefined
  /** One of a list that is never empty. */
  of<T>(first: T, ...others: readonly T[]): T
  /** True once in so many. */
  rarely(times: number): boolean
}

export function diceOf(numbers: readonly number[]): Dice {
  let thrown = 0
  const next = (): number => {
    thrown += 1
    return numbers[(thrown - 1) % numbers.length] ?? 0
  }
  return {
    upTo: (most) => next() % (most + 1),
    pick: (list) => list[next() % Math.max(1, list.length)],
    of: (first, ...others) => [first, ...others][next() % (1 + others.length)] ?? first,
    rarely: (times) => next() % times === times - 1,
  }
}
