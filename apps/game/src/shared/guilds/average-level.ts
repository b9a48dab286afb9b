import { onDemand } from '../../ui/format/on-demand.ts'

const average = onDemand(
  () => new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** «12,5»: the average level of a guild, which the contract counts in hundredths. */
export function formatAverageLevel(hundredths: number): string {
  return average().format(hundredths / 100)
}
