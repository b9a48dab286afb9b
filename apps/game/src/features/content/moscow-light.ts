import { timeOfDay } from '../../art/castle/stages.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { onDemand } from '../../ui/format/on-demand.ts'

const hour = onDemand(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Moscow' }),
)

/** The light of pictures on the public pages: the server draws them, and does not know the reader's clock. */
export function moscowLight(): TimeOfDay {
  return timeOfDay(Number(hour().format(new Date())))
}
