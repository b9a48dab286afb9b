import type { Gear } from '#generated/types.ts'
import {
  CRAFT_BONUSES,
  CRAFT_RESET_COST,
  type CraftBonus,
  type CraftChoice,
  craftLevelMin,
  craftPoints,
} from '#rules/craft/craft.ts'
import { groupName } from '../../shared/gear/gear-words.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatSigned } from '../../ui/format/number.ts'
import { DIAMOND_FORMS } from '../../ui/format/words.ts'
import type { ConfirmQuestion } from '../../ui/overlays/confirm.tsx'

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

/** Asked before a craft is made: it can be removed for diamonds only, and may raise the level that wears the item. */
export function craftQuestion(gear: Gear, choice: CraftChoice): ConfirmQuestion {
  const level = Math.max(gear.level.levelMin, craftLevelMin(craftPoints(choice)))
  const wear =
    level > gear.level.levelMin
      ? ` Носить вещь можно будет с ${level}-го уровня, сейчас с ${gear.level.levelMin}-го.`
      : ''
  return {
    title: `Сделать отделку: ${choiceWords(choice)}?`,
    text: `Снять её потом можно за ${counted(CRAFT_RESET_COST.diamonds, DIAMOND_FORMS)}.${wear}`,
  }
}

/** «атака лучников +6, удача +1». */
export function choiceWords(choice: CraftChoice): string {
  return CRAFT_BONUSES.flatMap((bonus) => {
    const units = choice[bonus] ?? 0
    return units > 0 ? [`${BONUS_NAMES[bonus].toLowerCase()} ${formatSigned(units)}`] : []
  }).join(', ')
}
