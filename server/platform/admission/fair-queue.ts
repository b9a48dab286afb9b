import type { Waiter } from './turns.ts'

/** The calls of one caller that wait. */
export type Line = {
  readonly caller: string
  readonly calls: Set<Waiter>
  /** How many calls of the caller may be at work. */
  readonly workingMax: number
}

/** By caller, in the order of their turns. */
type Home = Map<string, Line>

/**
 * Calls that wait, from homes (an address, or the prefix of a provider's customer) with callers. Homes take turns, and so
 * do the callers of each: whoever opens many sessions or uses many addresses waits behind himself.
 */
export type FairQueue = {
  /** The caller's line, to wait in. */
  lineOf(home: string, caller: string, workingMax: number): Line
  /** Forgets the line if nobody waits in it. */
  tidy(home: string, caller: string): void
  /** The call whose turn it is, among callers who may work. They are the last to come again. */
  next(mayWork: (line: Line) => boolean): { readonly caller: string; readonly call: Waiter } | undefined
  /** How many turns pass before a new call of the home has its own. */
  turnsBefore(home: string): number
  /** The oldest call of the longest line of the home that has most calls. */
  mostDispensable(): Waiter | undefined
}

function firstOf<T>(values: Iterable<T>): T | undefined {
  const [first] = values
  return first
}

function callsOf(home: Home): number {
  return [...home.values()].reduce((sum, { calls }) => sum + calls.size, 0)
}

function largest<T>(values: Iterable<T>, sizeOf: (value: T) => number): T | undefined {
  let found: T | undefined
  for (const value of values) if (found === undefined || sizeOf(value) > sizeOf(found)) found = value
  return found
}

export function createFairQueue(): FairQueue {
  const homes = new Map<string, Home>()

  const tidy = (home: string, caller: string) => {
    const lines = homes.get(home)
    if (lines?.get(caller)?.calls.size === 0) lines.delete(caller)
    if (lines?.size === 0) homes.delete(home)
  }
  const moveToEnd = (home: string, lines: Home, line: Line) => {
    lines.delete(line.caller)
    lines.set(line.caller, line)
    homes.delete(home)
    homes.set(home, lines)
  }
  return {
    lineOf: (home, caller, workingMax) => {
      const lines = homes.get(home) ?? new Map<string, Line>()
      homes.set(home, lines)
      const line = lines.get(caller) ?? { caller, calls: new Set<Waiter>(), workingMax }
      lines.set(caller, line)
      return line
    },
    tidy,
    next: (mayWork) => {
      for (const [home, lines] of homes) {
        for (const line of lines.values()) {
          const call = mayWork(line) ? firstOf(line.calls) : undefined
          if (!call) continue
          moveToEnd(home, lines, line)
          return { caller: line.caller, call }
        }
      }
      return undefined
    },
    turnsBefore: (home) => homes.size * Math.max(1, homes.get(home)?.size ?? 0),
    mostDispensable: () => {
      const home = largest(homes.values(), callsOf)
      return home && firstOf(largest(home.values(), ({ calls }) => calls.size)?.calls ?? [])
    },
  }
}
