import { useListCrusadeKnowledge } from '#generated/hooks/knowledge.ts'
import type { CrusadeKnowledgeList } from '#generated/types.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { KnowledgeFrame, knowledgePageOf, type Loaded } from './knowledge-frame.tsx'

const CrusadeList = lazyPart(async () => (await import('./crusade-list.tsx')).CrusadeList)

export const CrusadesPage = knowledgePageOf(useListCrusadeKnowledge, CrusadesView, 'crusades')

/** Every boss of the crusades. */
export function CrusadesView({ data, error, onRetry, isLoggedIn }: Loaded<CrusadeKnowledgeList>) {
  return (
    <KnowledgeFrame
      title="Крестовые походы"
      lead="В одиночку таких врагов не одолеть. Награды посчитаны на каждого отдохнувшего лорда того же уровня, без наставников и умений."
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="crusades"
      drawnAs="crusades"
    >
      <CrusadeList crusades={data?.crusades ?? []} />
    </KnowledgeFrame>
  )
}
