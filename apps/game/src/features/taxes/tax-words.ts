import { counted } from '../../ui/format/counted.ts'

/** «1 час», «4 часа», «8 часов». */
export function hoursOf(hours: number): string {
  return counted(hours, ['час', 'часа', 'часов'])
}
