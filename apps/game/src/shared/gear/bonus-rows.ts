import type { Gear, GearArmy, GearCharacteristics } from '#generated/types.ts'
import { ARMY_GROUPS, type ArmyGroup } from '#rules/army/army.ts'
import type { Characteristics } from '#rules/army/characteristics.ts'
import { formatNumber, formatRange, formatSigned } from '../../ui/format/number.ts'
import { groupName } from './gear-words.ts'

/** Both kinds of bonuses of a gear item. Zeros are left out. */
export type Bonus = { characteristics: GearCharacteristics; army: GearArmy }

type Ends = { min: number; max: number }

/** One line of an item's values. An attack has a minimum and a maximum, everything else twice the same. */
type RowKey = { key: string; name: string; ends: (bonus: Bonus) => Ends }

function attack(name: string, min: keyof Characteristics, max: keyof Characteristics): RowKey {
  return {
    key: min,
    name,
    ends: ({ characteristics }) => ({ min: characteristics[min] ?? 0, max: characteristics[max] ?? 0 }),
  }
}

function single(name: string, key: keyof Characteristics): RowKey {
  return {
    key,
    name,
    ends: ({ characteristics }) => ({ min: characteristics[key] ?? 0, max: characteristics[key] ?? 0 }),
  }
}

function units(group: ArmyGroup): RowKey {
  return {
    key: group,
    name: groupName(group),
    ends: ({ army }) => ({ min: army[group] ?? 0, max: army[group] ?? 0 }),
  }
}

/** Every value that gear may have, in the order of the army page. */
const ROWS: readonly RowKey[] = [
  attack('Атака лучников', 'archersAttackMin', 'archersAttackMax'),
  attack('Атака мечников', 'swordsmenAttackMin', 'swordsmenAttackMax'),
  attack('Атака конницы', 'cavalryAttackMin', 'cavalryAttackMax'),
  single('Мастерство лучников', 'archersMastery'),
  single('Мастерство мечников', 'swordsmenMastery'),
  single('Броня', 'armor'),
  single('Уворот', 'dodge'),
  single('Удача', 'luck'),
  ...ARMY_GROUPS.map(units),
]

function isNothing({ min, max }: Ends): boolean {
  return min === 0 && max === 0
}

function added(left: Ends, right: Ends): Ends {
  return { min: left.min + right.min, max: left.max + right.max }
}

function baseOf(gear: Gear): Bonus {
  return { characteristics: gear.characteristicsBase, army: gear.armyBase }
}
function mostOf(gear: Gear): Bonus {
  return { characteristics: gear.characteristicsMax, army: gear.armyMax }
}
function extraOf(gear: Gear): Bonus {
  return {
    characteristics: gear.characteristicsAdditional,
    army: gear.armyAdditional,
  }
}

function totalOf(gear: Gear, row: RowKey): Ends {
  return added(row.ends(baseOf(gear)), row.ends(extraOf(gear)))
}

function ranged({ min, max }: Ends): string {
  return formatRange(min, max)
}

function signed({ min, max }: Ends): string {
  return min === max ? formatSigned(min) : `${formatSigned(min)}…${formatSigned(max)}`
}

export type ValueRow = {
  key: string
  name: string
  /** With stars, sharpening and craft. */
  value: string
  /** The same at quality 100. Null when it is no higher. */
  most: string | null
  /** The share of sharpening and craft. Null when there is none. */
  additional: string | null
  isLoss: boolean
}

/** All values of an item for a full group. */
export function valueRows(gear: Gear): ValueRow[] {
  return ROWS.flatMap((row) => {
    const total = totalOf(gear, row)
    const extra = row.ends(extraOf(gear))
    const most = added(row.ends(mostOf(gear)), extra)
    if (isNothing(total) && isNothing(most) && isNothing(extra)) return []
    return [
      {
        key: row.key,
        name: row.name,
        value: ranged(total),
        most: most.max > total.max || most.min > total.min ? ranged(most) : null,
        additional: isNothing(extra) ? null : signed(extra),
        isLoss: total.max < 0,
      },
    ]
  })
}

/** All values of a bonus. Zeros are left out. */
export function bonusRows(bonus: Bonus): Pick<ValueRow, 'key' | 'name' | 'value' | 'isLoss'>[] {
  return ROWS.flatMap((row) => {
    const ends = row.ends(bonus)
    if (isNothing(ends)) return []
    return [{ key: row.key, name: row.name, value: ranged(ends), isLoss: ends.max < 0 }]
  })
}

/** The values of a bonus in one line, for a craft. */
export function bonusWords(bonus: Bonus): string {
  return ROWS.flatMap((row) => {
    const ends = row.ends(bonus)
    return isNothing(ends) ? [] : [`${row.name.toLowerCase()} ${signed({ min: ends.max, max: ends.max })}`]
  }).join(', ')
}

export type ComparedRow = {
  key: string
  name: string
  now: string
  next: string
  /** «42–48» without a sign. Empty when nothing changes. */
  difference: string
  trend: 'up' | 'down' | 'same'
}

function trendOf({ min, max }: Ends): ComparedRow['trend'] {
  const sum = min + max
  if (sum === 0) return 'same'
  return sum > 0 ? 'up' : 'down'
}

function differenceOf(change: Ends): string {
  if (isNothing(change)) return ''
  const [low, high] = [Math.abs(change.min), Math.abs(change.max)].sort((left, right) => left - right)
  // One sign would be wrong for a minimum and a maximum that change in opposite directions.
  if (change.min * change.max < 0) return signed(change)
  return low === high ? formatNumber(low ?? 0) : formatRange(low ?? 0, high ?? 0)
}

/** What changes for a full group when `gear` replaces `worn`. */
export function comparedRows(gear: Gear, worn: Gear): ComparedRow[] {
  return ROWS.flatMap((row) => {
    const [now, then] = [totalOf(worn, row), totalOf(gear, row)]
    if (isNothing(now) && isNothing(then)) return []
    const change = { min: then.min - now.min, max: then.max - now.max }
    return [
      {
        key: row.key,
        name: row.name,
        now: ranged(now),
        next: ranged(then),
        difference: differenceOf(change),
        trend: trendOf(change),
      },
    ]
  })
}

export type ChangeRow = { key: string; name: string; words: string; trend: 'up' | 'down' }

/** A change of several values: «+42…+48», «−4». Zeros are left out. */
export function changeRows(change: Bonus): ChangeRow[] {
  return ROWS.flatMap((row) => {
    const ends = row.ends(change)
    const trend = trendOf(ends)
    if (isNothing(ends)) return []
    return [{ key: row.key, name: row.name, words: signed(ends), trend: trend === 'down' ? 'down' : 'up' }]
  })
}
