/** Random choices from a given list of numbers, so that a sequence can be repeated. */
export type Dice = {
  /** A number from 0 to `most`. */
  upTo(most: number): number
  /** One item of the list, undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined
  /** One item of a list that is never empty. */
  of<T>(first: T, ...others: readonly T[]): T
  /** True once in `times`. */
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
