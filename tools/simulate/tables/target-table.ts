import type { Table } from '../table.ts'
import type { Target } from '../targets/target.ts'

export function targetTable(targets: readonly Target[]): Table {
  return {
    title: 'Balance targets (days are counted from 1)',
    columns: [{ title: 'target' }, { title: 'wanted' }, { title: 'measured' }, { title: 'verdict' }],
    rows: targets.map(({ name, wanted, value, verdict }) => [name, wanted, value, verdict]),
  }
}
