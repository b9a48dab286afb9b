import type { ShownRound, ShownStrike } from './shown-report.ts'

/** Strikes of one kind and side in a round: the cavalry's two half strikes are one line of the log. */
export type LogLine = Pick<ShownStrike, 'side' | 'kind'> & {
  strikes: number
  hits: number
  damage: number
  absorbed: number
  critical: boolean
}

/** A round's strikes as lines, in the order of their first strikes. */
export function logLines({ strikes }: Pick<ShownRound, 'strikes'>): LogLine[] {
  const lines = new Map<string, LogLine>()
  for (const { side, kind, hit, critical, damage, absorbed } of strikes) {
    const key = `${side} ${kind}`
    const line = lines.get(key) ?? {
      side,
      kind,
      strikes: 0,
      hits: 0,
      damage: 0,
      absorbed: 0,
      critical: false,
    }
    lines.set(key, {
      ...line,
      strikes: line.strikes + 1,
      hits: line.hits + Number(hit),
      damage: line.damage + damage,
      absorbed: line.absorbed + absorbed,
      critical: line.critical || (hit && critical),
    })
  }
  return [...lines.values()]
}
