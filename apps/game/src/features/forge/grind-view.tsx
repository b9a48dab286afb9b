import type { ReactNode } from 'react'
import type { ForgeGrindData, Gear, GrindTry } from '#generated/types.ts'
import type { SharpeningRequest } from '#rules/forge/sharpening.ts'
import { blankFilter, type Filter, storedFilter, wornFilter } from '../../shared/gear/gear-picker.tsx'
import { Workbench } from '../../shared/gear/workbench.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { ForgeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import type { Customer } from './forge-reasons.ts'
import { Bench } from './grind-bench.tsx'
import { TriesCard } from './tries-card.tsx'

type GrindViewProps = {
  forge: ForgeGrindData | undefined
  gear: readonly Gear[] | undefined
  customer: Customer | undefined
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The last try since the page was opened. */
  outcome: GrindTry | null
  striking: number | null
  onStrike: (gear: Gear, request: SharpeningRequest) => void
  /** The transfer button of a blank. */
  transferOf?: (gear: Gear) => ReactNode
  proofOf?: (tried: GrindTry) => ReactNode
  error: Error | null
  onRetry: () => void
}

/** Sharpening: the list of gear, the anvil and the last tries. */
export function GrindView(props: GrindViewProps) {
  const { forge, gear, customer, error, onRetry } = props
  if (!forge || !gear || !customer) {
    return (
      <PageFrame title="Заточка">
        <PendingCard label="Заточка" error={error} onRetry={onRetry} lines={8} height={44} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title="Заточка" lead={<ForgeWords {...forge} />}>
      {forge.forgeLevel === 0 ? (
        <Card label="Кузница">
          <Empty
            icon={<ForgeIcon />}
            action={
              <PageLink className={buttonClass({ variant: 'act' })} to="buildings" hash="forge">
                К постройкам
              </PageLink>
            }
          >
            Точить негде: кузница ещё не построена. Её строят с 4-го уровня.
          </Empty>
        </Card>
      ) : (
        <Smithy {...props} forge={forge} gear={gear} customer={customer} />
      )}
    </PageFrame>
  )
}

function ForgeWords({ forgeLevel, chanceBonusPercent }: ForgeGrindData) {
  if (forgeLevel === 0) return 'Каждый уровень кузницы открывает уровень заточки.'
  return (
    <>
      <Tip of="forgeLevel">
        <Unbroken>Кузница {forgeLevel}-го уровня</Unbroken>
      </Tip>{' '}
      <Unbroken>точит до {forgeLevel}-го уровня.</Unbroken>
      {chanceBonusPercent > 0 && (
        <>
          {' '}
          <Tip of="sharpeningChance">Прибавка к шансу</Tip>: {formatPercent(chanceBonusPercent)}.
        </>
      )}
    </>
  )
}

const sharpenedFilter: Filter = {
  label: 'С заточкой',
  holds: ({ currentGrind: { characteristicsValue, armorOrDodgeValue, limitsValue } }) =>
    characteristicsValue + armorOrDodgeValue + limitsValue > 0,
}

type SmithyProps = GrindViewProps & { forge: ForgeGrindData; gear: readonly Gear[]; customer: Customer }

function Smithy(props: SmithyProps) {
  const { forge, gear, customer, selectedId, onSelect, outcome, striking, onStrike, transferOf, proofOf } =
    props
  const known = new Set(forge.pieces.map(({ gearEntityId }) => gearEntityId))
  return (
    <Workbench
      title="Что положить на наковальню"
      label="Вещи для заточки"
      place="Наковальня"
      gear={gear.filter(({ id }) => id !== null && known.has(id))}
      filters={[wornFilter, storedFilter, sharpenedFilter, blankFilter]}
      level={customer.level}
      selectedId={selectedId}
      onSelect={onSelect}
      usual={(items) => items.find(wornFilter.holds) ?? items[0]}
      below={<TriesCard tries={forge.tries} proofOf={proofOf} />}
    >
      {(item, titled) => (
        <Bench
          key={item.id}
          gear={item}
          forge={forge}
          customer={customer}
          outcome={outcome?.gearEntityId === item.id ? outcome : null}
          isStriking={striking === item.id}
          onStrike={onStrike}
          transfer={transferOf?.(item)}
          titled={titled}
        />
      )}
    </Workbench>
  )
}
