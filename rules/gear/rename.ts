import { type Money, moneyRefusals } from '../core/buying.ts'
import { plural } from '../core/plurals.ts'
import type { Refusal } from '../core/refusal.ts'
import { lengthRefusals } from '../core/text-length.ts'

/** docs/game.md §9. */
export const RENAME_COST = { gold: 0, diamonds: 300 } as const
/** docs/game.md §5. */
export const RENAME_STARS = 5

/** «Вещь должна иметь 5 звезд»: the specification's words and forms (docs/game.md §5). */
export function starsMessage(stars: number): string {
  return `Вещь должна иметь ${stars} ${plural(stars, ['звезду', 'звезды', 'звезд'])}`
}

/** Why gear cannot be renamed: its stars, the name's length, diamonds. Empty: it can. */
export function renameRefusals(request: {
  enhanceLevel: number
  name: string
  purse: Money
}): Refusal<'notEnoughStars' | 'textTooShort' | 'textTooLong' | 'notEnoughGold' | 'notEnoughDiamonds'>[] {
  const stars: Refusal<'notEnoughStars'>[] =
    request.enhanceLevel >= RENAME_STARS
      ? []
      : [
          {
            code: 'notEnoughStars',
            message: starsMessage(RENAME_STARS),
            have: request.enhanceLevel,
            need: RENAME_STARS,
          },
        ]
  return [...stars, ...lengthRefusals('gearName', request.name), ...moneyRefusals(RENAME_COST, request.purse)]
}
