import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId } from '#generated/operations.ts'
import { currentPlatform, type HeldConnection, withConnection } from '../ambient.ts'
import type { Caller } from '../http/callers/caller.ts'
import { readPosition } from '../http/callers/position-cookie.ts'
import { isStandbyRead } from './standby-reads.ts'
import type { Standbys } from './standbys.ts'

type ReadingCall = { readonly headers: IncomingHttpHeaders; readonly caller: Pick<Caller, 'by'> | null }

/** What the caller has written up to. Undefined: unknown. */
function writtenBy({ caller, headers }: ReadingCall): bigint | undefined {
  // Others keep no cookies.
  return caller === null || caller.by === 'cookie' ? readPosition(headers) : undefined
}

/** The answer of a standby, on one connection from the first statement to the last. Undefined: ask the primary. */
async function readAtStandby<T>(
  standbys: Standbys,
  atLeast: bigint,
  read: () => Promise<T>,
): Promise<{ readonly answer: T } | undefined> {
  const client = await standbys.take(atLeast)
  if (!client) return undefined
  const connection: HeldConnection = { pool: standbys.pool, client, isHeld: true, isOfStandby: true }
  try {
    const answer = await withConnection(connection, read)
    connection.isHeld = false
    standbys.giveBack(client)
    return { answer }
  } catch (error) {
    connection.isHeld = false
    standbys.giveBackFailed(client, error)
    return undefined
  }
}

/**
 * Runs `read` of an operation at a standby, if the operation allows it and a standby is near enough to the primary, and has what the caller
 * has written. Else, and after anything that fails there, at the primary. `read` may run twice.
 */
export async function readAnywhere<T>(
  operation: OperationId,
  call: ReadingCall,
  read: () => Promise<T>,
): Promise<T> {
  const { standbys } = currentPlatform()
  if (!standbys || !isStandbyRead(operation)) return read()
  const atLeast = writtenBy(call)
  const found = atLeast === undefined ? undefined : await readAtStandby(standbys, atLeast, read)
  return found ? found.answer : read()
}
