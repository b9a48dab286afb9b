import { useGameData } from '../../live/use-game-data.ts'
import { RaidTimers, runningTimers } from '../../shared/raids/raid-timers.tsx'
import { ForaysIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'

/** What the player waits for in raids, below the castle. Nothing while there is nothing to wait for. */
export function RaidRow() {
  const { data } = useGameData('raids')
  const now = useServerNow()
  if (!data || runningTimers(data, now()).length === 0) return null
  return (
    <Card kind="row" label="Набеги">
      <ForaysIcon aria-hidden="true" />
      <RaidTimers waits={data} />
    </Card>
  )
}
