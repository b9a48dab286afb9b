import type { MissionKnowledgeList } from '#generated/types.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { KnowledgeFrame } from './knowledge-frame.tsx'
import type { Loaded } from './loaded.ts'

const MissionRegions = lazyPart(async () => (await import('./mission-regions.tsx')).MissionRegions)

/** Every mission with its enemy, by regions. */
export function MissionsView({ data, error, onRetry, isLoggedIn }: Loaded<MissionKnowledgeList>) {
  return (
    <KnowledgeFrame
      title="Походы и враги"
      lead="Награды посчитаны для отдохнувшего лорда того же уровня, без наставников и умений. Шанс снаряжения меняется с удачей войска."
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="missions"
      drawnAs="missions"
    >
      <MissionRegions regions={data?.regions ?? []} />
    </KnowledgeFrame>
  )
}
