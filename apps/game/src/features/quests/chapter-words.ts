import type { QuestsData } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** «Глава 2, «По следу Кистеня»: 3 из 17». */
export function chapterWords({ number, title, done, total }: QuestsData['chapter']): string {
  return `Глава ${number}, «${title}»: ${formatNumber(done)} из ${formatNumber(total)}`
}
