import { Link, useParams } from 'react-router-dom'
import { useGetGearClassKnowledge } from '#generated/hooks/knowledge.ts'
import type { GearClassKnowledge } from '#generated/types.ts'
import { GEAR_CLASSES, type GearClass } from '#rules/gear/gear-class.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { KnowledgeFrame, type Loaded } from './knowledge-frame.tsx'

// The calculator comes after the page, which is read without it.
const GearModels = lazyPart<{ gearClass: GearClassKnowledge }>(
  async () => (await import('./gear-models.tsx')).GearModels,
)

/** The class that the address names. */
export function GearClassPage() {
  const named = useParams().gearClass
  const gearClass = GEAR_CLASSES.find((one) => one === named)
  return gearClass ? <KnownClass gearClass={gearClass} /> : <UnknownClass />
}

function KnownClass({ gearClass }: { gearClass: GearClass }) {
  const isLoggedIn = useIsLoggedIn()
  const { data, error, refetch } = useGetGearClassKnowledge(gearClass, { query: { staleTime: 300_000 } })
  return <GearClassView data={data} error={error} onRetry={() => void refetch()} isLoggedIn={isLoggedIn} />
}

function UnknownClass() {
  return (
    <PageFrame title="Снаряжение" width="narrow">
      <Card label="Снаряжение">
        <Empty
          action={
            <Link className={buttonClass({})} to="/knowledge-base/gear">
              Ко всем классам
            </Link>
          }
        >
          Такого класса снаряжения нет.
        </Empty>
      </Card>
    </PageFrame>
  )
}

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
