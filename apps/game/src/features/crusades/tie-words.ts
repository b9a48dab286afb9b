import type { CrusadeTie } from '#generated/types.ts'

/** What the player is to a crusade, where it is worth a mark. */
export const TIE_WORDS = {
  NONE: null,
  REQUESTED: 'Вы попросились',
  INVITED: 'Вас зовут',
  MEMBER: 'Вы участник',
  LEADER: 'Вы предводитель',
} as const satisfies Record<CrusadeTie, string | null>
