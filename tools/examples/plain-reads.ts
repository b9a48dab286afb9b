import { type OperationId, operations } from '#generated/operations.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'

type Operation = (typeof operations)[OperationId]

/** A call without parameters in its path that every player may make. */
type PlainRead = Exclude<
  Extract<Operation, { method: 'GET'; roles: readonly [] }>,
  { path: `${string}{${string}` }
>

function isPlainRead(operation: Operation): operation is PlainRead {
  return operation.method === 'GET' && operation.roles.length === 0 && !operation.path.includes('{')
}

/**
 * Shows every plain read that the rest of the play has not shown, to a player with its page open. The rest of the
 * play shows calls with required parameters, which are refused here, and prepares what a list should contain.
 */
export async function plainReads(
  { show }: Browser,
  playerId: number,
  shown: readonly OperationId[],
  { on }: ExampleServer,
): Promise<void> {
  const shownPaths: readonly string[] = shown.map((id) => operations[id].path)
  const reads = Object.values(operations)
    .filter(isPlainRead)
    .filter(({ path }) => !shownPaths.includes(path))
  await on(() =>
    openPages(
      playerId,
      reads.flatMap(({ unlock }) => unlock ?? []),
    ),
  )
  for (const { path } of reads) await show.GET(path, {})
}
