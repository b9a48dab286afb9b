import { repeatableLoops } from '../loops.ts'
import type { Table } from '../table.ts'

/** What each round of a repeatable loop leaves in its best case. */
export function loopTable(): Table {
  return {
    title: 'Repeatable loops: gain of one round in its best case',
    columns: [{ title: 'loop' }, { title: 'gain', align: 'right' }, { title: 'of' }, { title: 'verdict' }],
    rows: repeatableLoops().map(({ name, unit, gain, holds }) => [
      name,
      String(gain),
      unit,
      holds ? 'holds' : 'gains',
    ]),
  }
}
