/**
 * Bulkheads: a row that cannot be shown, a part that cannot be read, a player for whom a timer fails is left out, counted and logged,
 * and everything else goes on (docs/decisions/0043-bulkheads.md).
 */
import { currentPlatform, currentTransaction } from './ambient.ts'
import { isDatabaseAway } from './database/database-errors.ts'
import { isGameError } from './errors.ts'
import type { Bulkhead, Failure } from './left-out.ts'
import { apart } from './transaction.ts'

const names = new Set<string>()

/** Names a bulkhead. Called when a module is loaded, so that the metric starts with all names. */
export function bulkhead(name: string): Bulkhead {
  names.add(name)
  return { name }
}

/** The names of all bulkheads of the modules that are loaded. */
export function bulkheadNames(): readonly string[] {
  return [...names].sort()
}

function isKey(name: string, value: unknown): boolean {
  return typeof value === 'number' ? name === 'id' || name.endsWith('Id') : name === 'key'
}

/** The numbers that identify a row, or its key in the catalogue. Other columns may hold secrets, and what people write. */
function keysOf(row: unknown): object {
  return Object.fromEntries(Object.entries(Object(row)).filter(([name, value]) => isKey(name, value)))
}

/** A refusal is an answer to the caller, and without a database nothing can be read: neither is left out. */
export function concernsAll(error: unknown): boolean {
  return isGameError(error) || isDatabaseAway(error)
}

/**
 * Views each row. Leaves out those whose view throws. Rethrows refusals, and errors of a database that is away.
 */
export function viewRows<Row, Item>(rows: readonly Row[], view: (row: Row) => Item, of: Bulkhead): Item[] {
  const failures: Failure[] = []
  const items = rows.flatMap((row) => {
    try {
      return [view(row)]
    } catch (error) {
      if (concernsAll(error)) throw error
      failures.push({ error, keys: keysOf(row) })
      return []
    }
  })
  if (failures.length > 0) currentPlatform().leftOut(of, failures)
  return items
}

/**
 * Reads a part of a page. If that fails, the rest of the page goes on with `instead`. Rethrows refusals, and errors of a database
 * that is away. Inside a transaction the part must not run at the same time as others.
 */
export async function readPart<T, Instead>(
  read: () => Promise<T>,
  instead: Instead,
  of: Bulkhead,
): Promise<T | Instead> {
  try {
    return await (currentTransaction() ? apart(read) : read())
  } catch (error) {
    if (concernsAll(error)) throw error
    currentPlatform().leftOut(of, [{ error }])
    return instead
  }
}

/**
 * Does `work` for one item after the other, each apart in the surrounding transaction: if it fails for one, that one's effects are
 * undone and the others are kept. Resolves to those for which it failed; what was read of them must not be used again. Rejects if
 * the database is away, and after a deadlock, so that the transaction is repeated.
 */
export async function eachApart<Item extends object>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  of: Bulkhead,
): Promise<Item[]> {
  const failures: { item: Item; error: unknown; keys: object }[] = []
  for (const item of items) {
    try {
      await apart(() => work(item))
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failures.push({ item, error, keys: keysOf(item) })
    }
  }
  if (failures.length > 0) currentPlatform().leftOut(of, failures)
  return failures.map(({ item }) => item)
}
