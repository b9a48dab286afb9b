import { castleUses } from './exhaustive/castle-uses.ts'
import { challengeUses } from './exhaustive/challenges.ts'
import { craftUses } from './exhaustive/crafts.ts'
import { crusadeUses } from './exhaustive/crusades.ts'
import { dealUses } from './exhaustive/gear-dealt.ts'
import { findUses } from './exhaustive/gear-found.ts'
import { sharpenUses } from './exhaustive/gear-sharpened.ts'
import { wearUses } from './exhaustive/gear-worn.ts'
import { dropUses, missionUses } from './exhaustive/missions.ts'
import { questUses } from './exhaustive/quests.ts'
import { shopUses } from './exhaustive/shop-uses.ts'
import { skillUses } from './exhaustive/skills.ts'
import { tutorialUses } from './exhaustive/tutorial.ts'
import type { Use } from './exhaustive/use.ts'
import { type Table, tableText } from './table.ts'

/** Uses every entry of the catalogue once by the rules, as a player would. */
export function wholeCatalogueUses(): Use[] {
  return [
    ...missionUses(),
    ...dropUses(),
    ...crusadeUses(),
    ...findUses(),
    ...wearUses(),
    ...sharpenUses(),
    ...dealUses(),
    ...craftUses(),
    ...castleUses(),
    ...skillUses(),
    ...questUses(),
    ...tutorialUses(),
    ...shopUses(),
    ...challengeUses(),
  ]
}

function countsTable(uses: readonly Use[]): Table {
  const kinds = [...new Set(uses.map(({ kind }) => kind))]
  return {
    title: 'Entries of the catalogue, each used once',
    columns: [{ title: 'kind' }, { title: 'used', align: 'right' }, { title: 'of', align: 'right' }],
    rows: kinds.map((kind) => {
      const own = uses.filter((each) => each.kind === kind)
      return [kind, String(own.filter(({ fault }) => fault === null).length), String(own.length)]
    }),
  }
}

/** Counts by kind, each entry that could not be used with the reason, and `N of M entries used`. */
export function exhaustiveReport(uses: readonly Use[]): { text: string; complete: boolean } {
  const left = uses.filter(({ fault }) => fault !== null)
  const faults: Table = {
    title: 'Could not be used',
    columns: [{ title: 'kind' }, { title: 'entry' }, { title: 'why' }],
    rows: left.map(({ kind, entry, fault }) => [kind, entry, fault ?? '']),
  }
  const closing = `${uses.length - left.length} of ${uses.length} entries used`
  const parts = [tableText(countsTable(uses)), ...(left.length > 0 ? [tableText(faults)] : []), closing]
  return { text: parts.join('\n\n'), complete: left.length === 0 }
}
