import type { Gear } from '../../../../../generated/types.ts'
import { ComparedTable } from './compared-table.tsx'

/** What changes when the one is worn instead of the other. */
export function GearComparison({ gear, worn }: { gear: Gear; worn: Gear }) {
  return <ComparedTable caption={`Против надетой: «${worn.name}»`} now={worn} next={gear} />
}
