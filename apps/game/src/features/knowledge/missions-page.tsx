import { useListMissionKnowledge } from '#generated/hooks/knowledge.ts'
import type { MissionKnowledgeList } from '#generated/types.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { KnowledgeFrame, knowledgePageOf, type Loaded } from './knowledge-frame.tsx'

const MissionRegions = lazyPart(async () => (await import('./mission-regions.tsx')).MissionRegions)

export const MissionsPage = knowledgePageOf(useListMissionKnowledge, MissionsView, 'missions')

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
