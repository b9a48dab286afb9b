import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { GearCard, ItemGrid } from '../../ui/gear-card.tsx'
import { CraftedIcon, ForgeIcon, StorageIcon } from '../../ui/icons.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PendingCard } from '../../ui/pending-card.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useAtLeast } from '../../ui/use-media-query.ts'
import { gearLooks, isBlankGear } from '../inventory/gear-looks.ts'
import type { Gear, InventoryData } from '../inventory/inventory-types.ts'
import styles from './craft.module.css'
import { CraftBench, type CraftDeeds } from './craft-bench.tsx'
import { stockOfStacks } from './craft-plan.ts'
import type { CraftRecipe, Customer, ForgeCraftData } from './craft-types.ts'

/** Cards drawn at first, and at each «Показать ещё». */
const page = 48

export type CraftViewProps = CraftDeeds & {
  forge: ForgeCraftData | undefined
  inventory: Pick<InventoryData, 'gear' | 'resources'> | undefined
  recipes: readonly CraftRecipe[]
  customer: Customer | undefined
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The way of a blank's work to a piece. */
  transferOf?: (gear: Gear) => ReactNode
  error: Error | null
  onRetry: () => void
}

/** Crafts: the pieces, and the craftsman's bench. */
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
      aside={
        <Link className={buttonClass({ variant: 'oak', small: true })} to="/game/forge/craft-book">
          Книга ремёсел
        </Link>
      }
    >
      {forgeLevel < forgeLevelMin ? (
        <Card label="Мастерская">
          <Empty
            icon={<ForgeIcon />}
            action={
              <Link className={buttonClass({ variant: 'act' })} to="/game/buildings#forge">
                К постройкам
              </Link>
            }
          >
            {forgeLevel === 0
              ? `Кузница ещё не построена. Изделия делают в кузнице уровня ${forgeLevelMin}.`
              : `Кузница уровня ${forgeLevel} изделий не делает: нужен уровень ${forgeLevelMin}.`}
          </Empty>
        </Card>
      ) : (
        <>
          <p className={styles.budget}>
            Кузница уровня {forgeLevel} вкладывает в изделие до {formatNumber(forge.budget)} силы. Изделие
            ложится на вещь или на заготовку.
          </p>
          <Workshop {...props} forge={forge} inventory={inventory} customer={customer} />
        </>
      )}
    </PageFrame>
  )
}

type WorkshopProps = CraftViewProps & {
  forge: ForgeCraftData
  inventory: Pick<InventoryData, 'gear' | 'resources'>
  customer: Customer
}

function Workshop(props: WorkshopProps) {
  const { forge, inventory, customer, recipes, selectedId, onSelect, transferOf, ...deeds } = props
  const beside = useAtLeast('lg')
  const { gear } = inventory
  const selected = gear.find(({ id }) => id === selectedId) ?? (beside ? usual(gear) : undefined)
  const bench = selected && (
    <CraftBench
      key={`${selected.id} ${selected.craft === null}`}
      {...deeds}
      gear={selected}
      models={gear}
      forge={forge}
      stock={stockOfStacks(inventory.resources)}
      recipes={recipes}
      customer={customer}
      transfer={transferOf?.(selected)}
      titled={!beside}
    />
  )
  return (
    <div className={styles.columns}>
      <PiecesCard
        pieces={gear}
        level={customer.level}
        selectedId={selected?.id ?? null}
        onSelect={onSelect}
      />
      {beside ? (
        <aside className={styles.side} aria-label="Верстак">
          <Card as="article" kind="flush" label={selected?.name ?? 'Верстак'} className={styles.item}>
            {bench ?? <Empty icon={<StorageIcon />}>Здесь будет лежать вещь, которую вы выберете.</Empty>}
          </Card>
        </aside>
      ) : (
        <Sheet open={bench !== undefined} onClose={() => onSelect(null)} title={selected?.name}>
          {bench}
        </Sheet>
      )}
    </div>
  )
}

/** What lies on the bench before anything is chosen: something worn that has no craft yet. */
function usual(gear: readonly Gear[]): Gear | undefined {
  const free = gear.filter(({ craft, isInMarket }) => craft === null && !isInMarket)
  return free.find(({ equippedSlot }) => equippedSlot !== null) ?? free[0] ?? gear[0]
}

type Sieve = 'worn' | 'stored' | 'crafted' | 'blank'

const sieves = {
  worn: ({ equippedSlot }) => equippedSlot !== null,
  stored: ({ equippedSlot }) => equippedSlot === null,
  crafted: ({ craft }) => craft !== null,
  blank: isBlankGear,
} satisfies Record<Sieve, (piece: Gear) => boolean>

const sieveNames: readonly { value: Sieve; label: string }[] = [
  { value: 'worn', label: 'Надетые' },
  { value: 'stored', label: 'На складе' },
  { value: 'crafted', label: 'С изделием' },
  { value: 'blank', label: 'Заготовки' },
]

type PiecesCardProps = {
  pieces: readonly Gear[]
  level: number
  selectedId: number | null
  onSelect: (id: number | null) => void
}

/** What may be laid on the bench; one sieve at a time. */
function PiecesCard({ pieces, level, selectedId, onSelect }: PiecesCardProps) {
  const [sieve, setSieve] = useState<Sieve | null>(null)
  const [shown, setShown] = useState(page)
  const sifted = sieve === null ? pieces : pieces.filter(sieves[sieve])
  return (
    <Card kind="ruled" title="На что положить изделие" label="Вещи для изделия">
      <FilterChips
        label="Какие вещи"
        chips={sieveNames.map((chip) => ({ ...chip, count: pieces.filter(sieves[chip.value]).length }))}
        chosen={new Set(sieve === null ? [] : [sieve])}
        onToggle={(value) => setSieve(value === sieve ? null : value)}
      />
      {sifted.length === 0 ? (
        <Empty icon={pieces.length === 0 ? <StorageIcon /> : <CraftedIcon />}>
          {pieces.length === 0 ? 'Вещей пока нет: их приносят из походов.' : 'Ничего не найдено'}
        </Empty>
      ) : (
        <ItemGrid label="Вещи для изделия">
          {sifted.slice(0, shown).map((piece) => (
            <li key={piece.id}>
              <GearCard
                {...gearLooks(piece)}
                level={level}
                selected={piece.id === selectedId}
                onOpen={() => onSelect(piece.id)}
              />
            </li>
          ))}
        </ItemGrid>
      )}
      {sifted.length > shown && (
        <Button onClick={() => setShown(shown + page)}>
          Показать ещё {Math.min(page, sifted.length - shown)}
        </Button>
      )}
    </Card>
  )
}
