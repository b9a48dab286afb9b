import { type OperationId, operations } from '#generated/operations.ts'
import { operationIds } from './contract.ts'

type Segment = {
  readonly fixed: Map<string, Segment>
  parameter: Segment | undefined
  /** By method, with the parameter names in path order. */
  readonly ends: Map<string, { operation: OperationId; names: readonly string[] }>
}

export type Match =
  | { readonly found: 'operation'; readonly operation: OperationId; readonly params: Record<string, string> }
  | { readonly found: 'otherMethods'; readonly methods: readonly string[] }
  | { readonly found: 'nothing' }

function emptySegment(): Segment {
  return { fixed: new Map(), parameter: undefined, ends: new Map() }
}

function childOf(segment: Segment, part: string): Segment {
  if (part.startsWith('{')) {
    segment.parameter ??= emptySegment()
    return segment.parameter
  }
  const child = segment.fixed.get(part) ?? emptySegment()
  segment.fixed.set(part, child)
  return child
}

const root = emptySegment()
for (const operation of operationIds) {
  const { method, path } = operations[operation]
  const parts = path.split('/').slice(1)
  const names = parts.filter((part) => part.startsWith('{')).map((part) => part.slice(1, -1))
  parts.reduce(childOf, root).ends.set(method, { operation, names })
}

/** The node at the end of the path. A fixed segment wins over a parameter in the same place. */
function walk(segment: Segment, parts: readonly string[], at: number, values: string[]): Segment | undefined {
  const part = parts[at]
  if (part === undefined) return segment.ends.size > 0 ? segment : undefined
  const fixed = segment.fixed.get(part)
  const direct = fixed && walk(fixed, parts, at + 1, values)
  if (direct || !segment.parameter || part === '') return direct
  values.push(part)
  const found = walk(segment.parameter, parts, at + 1, values)
  if (!found) values.pop()
  return found
}

/**
 * The operation of a call. `path` is below /api and has no query. The time depends on the length of the path,
 * not on the number of operations. Throws URIError for a parameter that cannot be decoded.
 */
export function matchOperation(method: string, path: string): Match {
  const values: string[] = []
  const end = walk(root, path.split('/').slice(1), 0, values)
  if (!end) return { found: 'nothing' }
  const match = end.ends.get(method)
  if (!match) return { found: 'otherMethods', methods: [...end.ends.keys()] }
  const params = Object.fromEntries(
    match.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
  )
  return { found: 'operation', operation: match.operation, params }
}
