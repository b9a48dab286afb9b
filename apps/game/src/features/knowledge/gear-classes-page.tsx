import { useListGearClassKnowledge } from '#generated/hooks/knowledge.ts'
import type { GearClassKnowledgeList } from '#generated/types.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { KnowledgeFrame, knowledgePageOf, type Loaded } from './knowledge-frame.tsx'

const GearClassList = lazyPart(async () => (await import('./gear-class-list.tsx')).GearClassList)

export const GearClassesPage = knowledgePageOf(useListGearClassKnowledge, GearClassesView, 'gear')

/** The classes of gear. */
export function GearClassesView({ data, error, onRetry, isLoggedIn }: Loaded<GearClassKnowledgeList>) {
  return (
    <KnowledgeFrame
      title="Снаряжение"
      lead="Выберите класс: внутри все его вещи и расчёт их силы."
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="inventory"
      drawnAs="gear"
    >
      <GearClassList classes={data?.classes ?? []} />
    </KnowledgeFrame>
  )
}
