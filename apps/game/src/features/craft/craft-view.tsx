import type { ReactNode } from 'react'
import type { CraftRecipe, ForgeCraftData, Gear, InventoryData } from '#generated/types.ts'
import type { Lord } from '../../shared/castle/use-lord.ts'
import { blankFilter, type Filter, storedFilter, wornFilter } from '../../shared/gear/gear-picker.tsx'
import { Workbench } from '../../shared/gear/workbench.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { ForgeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { type CraftActions, CraftBench } from './craft-bench.tsx'
import { stockOfStacks } from './craft-plan.ts'

export type CraftViewProps = CraftActions & {
  forge: ForgeCraftData | undefined
  inventory: Pick<InventoryData, 'gear' | 'resources'> | undefined
  recipes: readonly CraftRecipe[]
  customer: Lord | undefined
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The transfer button of a blank. */
  transferOf?: (gear: Gear) => ReactNode
  error: Error | null
  onRetry: () => void
}

/** Crafts: the list of gear and the craftsman's bench. */
export function CraftView(props: CraftViewProps) {
  const { forge, inventory, customer, error, onRetry } = props
  if (!forge || !inventory || !customer) {
    return (
      <PageFrame title="Ремесло">
        <PendingCard label="Ремесло" error={error} onRetry={onRetry} lines={8} height={44} />
      </PageFrame>
    )
  }
  const { forgeLevel, forgeLevelMin } = forge
  return (
    <PageFrame
      title="Ремесло"
      aside={<HeadLink to="craftBook">Книга ремёсел</HeadLink>}
      lead={
        forgeLevel >= forgeLevelMin &&
        `Отделка прибавляет вещи свойства, которые выберете вы. Кузница ${forgeLevel}-го уровня даёт на неё до ${formatNumber(forge.budget)} силы.`
      }
    >
      {forgeLevel < forgeLevelMin ? (
        <Card label="Мастерская">
          <Empty
            icon={<ForgeIcon />}
            action={
              <PageLink className={buttonClass({ variant: 'act' })} to="buildings" hash="forge">
                К постройкам
              </PageLink>
            }
          >
            {forgeLevel === 0
              ? `Кузница ещё не построена. Отделку делают в кузнице ${forgeLevelMin}-го уровня.`
              : `Для отделки нужна кузница ${forgeLevelMin}-го уровня, у вас ${forgeLevel}-го.`}
          </Empty>
        </Card>
      ) : (
        <Workshop {...props} forge={forge} inventory={inventory} customer={customer} />
      )}
    </PageFrame>
  )
}

const craftedFilter: Filter = { label: 'С отделкой', holds: ({ craft }) => craft !== null }

type WorkshopProps = CraftViewProps & {
  forge: ForgeCraftData
  inventory: Pick<InventoryData, 'gear' | 'resources'>
  customer: Lord
}

function Workshop(props: WorkshopProps) {
  const { forge, inventory, customer, recipes, selectedId, onSelect, transferOf, ...actions } = props
  const { gear } = inventory
  const stock = stockOfStacks(inventory.resources)
  const owned = new Set(gear.map(({ gearId }) => gearId))
  return (
    <Workbench
      title="Выберите вещь для отделки"
      label="Вещи для отделки"
      place="Верстак"
      gear={gear}
      filters={[wornFilter, storedFilter, craftedFilter, blankFilter]}
      level={customer.level}
      selectedId={selectedId}
      onSelect={onSelect}
      usual={usual}
    >
      {(item, titled) => (
        <CraftBench
          key={`${item.id} ${item.craft === null}`}
          {...actions}
          gear={item}
          owned={owned}
          forge={forge}
          stock={stock}
          stacks={inventory.resources}
          recipes={recipes}
          customer={customer}
          transfer={transferOf?.(item)}
          titled={titled}
        />
      )}
    </Workbench>
  )
}

/** Worn gear without a craft. */
function usual(gear: readonly Gear[]): Gear | undefined {
  const free = gear.filter(({ craft, isInMarket }) => craft === null && !isInMarket)
  return free.find(wornFilter.holds) ?? free[0] ?? gear[0]
}
