import { counted } from '../../ui/format/plural.ts'

/** «1 час», «4 часа», «8 часов». */
export const hoursOf = (hours: number): string => counted(hours, ['час', 'часа', 'часов'])
