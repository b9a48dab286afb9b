/** The founding is over. */
export const FOUNDING_CLOSED = { code: 'foundingClosed', message: 'Этот сбор уже окончен' } as const

/** Nobody chips in for a blocked founder, who would lead the guild. */
export const FOUNDER_BLOCKED = {
  code: 'foundingClosed',
  message: 'Основатель заблокирован, взносы пока не принимаются',
} as const
