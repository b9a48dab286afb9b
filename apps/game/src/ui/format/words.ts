/** Plural forms for `counted` and `plural`: one, few, many. */
export const starForms = ['звезда', 'звезды', 'звёзд'] as const
export const pointForms = ['очко', 'очка', 'очков'] as const
export const diamondForms = ['алмаз', 'алмаза', 'алмазов'] as const
