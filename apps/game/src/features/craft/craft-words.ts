import { CRAFT_BONUSES, type CraftBonus, type CraftChoice } from '../../../../../rules/craft/craft.ts'
import { groupName } from '../../things/gear/gear-words.ts'
import { formatSigned } from '../../ui/format/number.ts'

/** What a craft adds, worded for the start of a line. */
export const BONUS_NAMES = {
  archersAttack: 'Атака лучников',
  swordsmenAttack: 'Атака мечников',
  cavalryAttack: 'Атака конницы',
  armor: 'Броня',
  archersMastery: 'Мастерство лучников',
  swordsmenMastery: 'Мастерство мечников',
  dodge: 'Уворот',
  luck: 'Удача',
  archers: groupName('archers'),
  swordsmen: groupName('swordsmen'),
  squires: groupName('squires'),
  priests: groupName('priests'),
  instructors: groupName('instructors'),
  peasants: groupName('peasants'),
  servants: groupName('servants'),
  cavalry: groupName('cavalry'),
} satisfies Record<CraftBonus, string>

/** «атака лучников +6, удача +1». */
export function choiceWords(choice: CraftChoice): string {
  return CRAFT_BONUSES.flatMap((bonus) => {
    const units = choice[bonus] ?? 0
    return units > 0 ? [`${BONUS_NAMES[bonus].toLowerCase()} ${formatSigned(units)}`] : []
  }).join(', ')
}
