import { useGameData } from '../../live/use-game-data.ts'
import { useLight } from '../player/castle-hour.ts'
import { ForgeView } from './forge-view.tsx'

/** The forge from its threshold: four rooms. */
export function ForgePage() {
  const layout = useGameData('playerLayout')
  const buildings = useGameData('buildings')
  const enhance = useGameData('enhance')
  const light = useLight()
  const reads = [layout, buildings, enhance]
  return (
    <ForgeView
      layout={layout.data}
      buildings={buildings.data?.buildings}
      enhancePoints={enhance.data?.enhancePoints}
      time={light}
      error={reads.find(({ error }) => error)?.error ?? null}
      onRetry={() => {
        for (const read of reads) if (read.error) read.retry()
      }}
    />
  )
}
