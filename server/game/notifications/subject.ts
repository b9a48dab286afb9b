import { z } from 'zod'

/**
 * The player whom an event is about. It is stored in a column of its own, so that the name is read when the notification is.
 * Null in old rows that told only a name which nobody has any longer.
 */
export const subjectId = z.int().nullable()
