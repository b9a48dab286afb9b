import type { Gear } from '#generated/types.ts'
import { ComparedTable } from './compared-table.tsx'

/** What changes when `gear` replaces `worn`. */
export function GearComparison({ gear, worn }: { gear: Gear; worn: Gear }) {
  return <ComparedTable caption={`Против надетой: «${worn.name}»`} now={worn} next={gear} />
}
