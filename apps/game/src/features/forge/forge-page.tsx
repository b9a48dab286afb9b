import { useGameData } from '../../live/use-game-data.ts'
import { ForgeView } from './forge-view.tsx'

/** The forge from its threshold: four rooms. */
export function ForgePage() {
  const layout = useGameData('playerLayout')
  const forge = useGameData('forgeGrind')
  const enhance = useGameData('enhance')
  const reads = [layout, forge, enhance]
  return (
    <ForgeView
      unlocks={layout.data?.unlocks}
      forgeLevel={forge.data?.forgeLevel}
      enhancePoints={enhance.data?.enhancePoints}
      error={reads.find(({ error }) => error)?.error ?? null}
      onRetry={() => {
        for (const read of reads) if (read.error) read.retry()
      }}
    />
  )
}
