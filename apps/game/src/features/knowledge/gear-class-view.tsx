import type { GearClassKnowledge } from '#generated/types.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import type { Loaded } from './knowledge-frame.tsx'
import { KnowledgeFrame } from './knowledge-frame.tsx'

// The calculator comes after the page, which is read without it.
const GearModels = lazyPart<{ gearClass: GearClassKnowledge }>(
  async () => (await import('./gear-models.tsx')).GearModels,
)

/** Every model of a class, with a calculator of their values. */
export function GearClassView({ data, error, onRetry, isLoggedIn }: Loaded<GearClassKnowledge>) {
  return (
    <KnowledgeFrame
      title={data?.name ?? 'Класс снаряжения'}
      lead={data?.legend}
      isLoaded={data !== undefined}
      error={error}
      onRetry={onRetry}
      isLoggedIn={isLoggedIn}
      inGame="inventory"
      above={['gear', 'Снаряжение']}
    >
      {data && <GearModels key={data.gearClass} gearClass={data} />}
    </KnowledgeFrame>
  )
}
