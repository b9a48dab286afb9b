/** Plural forms for `counted` and `plural`: one, few, many. */
export const STAR_FORMS = ['звезда', 'звезды', 'звёзд'] as const
export const POINT_FORMS = ['очко', 'очка', 'очков'] as const
export const DIAMOND_FORMS = ['алмаз', 'алмаза', 'алмазов'] as const
