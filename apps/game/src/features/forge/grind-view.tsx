import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { SharpeningWish } from '../../../../../rules/gear/sharpening.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'
import { GearCard, ItemGrid } from '../../ui/gear-card.tsx'
import { DiamondIcon, ForgeIcon, StorageIcon } from '../../ui/icons.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PendingCard } from '../../ui/pending-card.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tip } from '../../ui/tip.tsx'
import { useAtLeast } from '../../ui/use-media-query.ts'
import { gearLooks, isBlankGear } from '../inventory/gear-looks.ts'
import type { Gear } from '../inventory/inventory-types.ts'
import type { Customer, ForgeGrindData, GrindTry } from './forge-types.ts'
import styles from './grind.module.css'
import { Bench, type BenchProps } from './grind-bench.tsx'
import { TriesCard } from './tries-card.tsx'

/** Cards drawn at first, and at each «Показать ещё». */
const page = 48

export type GrindViewProps = {
  forge: ForgeGrindData | undefined
  gear: readonly Gear[] | undefined
  customer: Customer | undefined
  selectedId: number | null
  onSelect: (id: number | null) => void
  /** The last blow since the page was opened. */
  outcome: GrindTry | null
  striking: number | null
  onStrike: (gear: Gear, wish: SharpeningWish) => void
  error: Error | null
  onRetry: () => void
}

/** Sharpening: the pieces, the anvil, and what the last blows brought. */
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
    <PageFrame
      title="Заточка"
      aside={
        <p className={styles.purse}>
          <DiamondIcon aria-hidden="true" />
          <span className="sr">Алмазы: </span>
          <b className="num">{formatNumber(customer.diamonds)}</b>
        </p>
      }
      lead={<ForgeWords {...forge} />}
    >
      {forge.forgeLevel === 0 ? (
        <Card label="Кузница">
          <Empty
            icon={<ForgeIcon />}
            action={
              <Link className={buttonClass({ variant: 'act' })} to="/game/buildings#forge">
                К постройкам
              </Link>
            }
          >
            Точить негде: кузница ещё не построена. Её ставят с четвёртого уровня.
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
      <Tip of="forgeLevel">Кузница уровня {forgeLevel}</Tip> точит до уровня {forgeLevel}.
      {chanceBonusPercent > 0 && (
        <>
          {' '}
          <Tip of="sharpeningChance">Прибавка к шансу</Tip>: {formatPercent(chanceBonusPercent)}.
        </>
      )}
    </>
  )
}

type SmithyProps = GrindViewProps & { forge: ForgeGrindData; gear: readonly Gear[]; customer: Customer }

function Smithy(props: SmithyProps) {
  const { forge, gear, customer, selectedId, onSelect, outcome, striking, onStrike } = props
  const beside = useAtLeast('lg')
  const known = new Set(forge.pieces.map(({ gearEntityId }) => gearEntityId))
  const pieces = gear.filter(({ id }) => id !== null && known.has(id))
  const selected = pieces.find(({ id }) => id === selectedId) ?? (beside ? pieces[0] : undefined)
  const bench: BenchProps | undefined = selected && {
    gear: selected,
    forge,
    customer,
    outcome: outcome?.gearEntityId === selected.id ? outcome : null,
    isStriking: striking === selected.id,
    onStrike,
  }
  return (
    <div className={styles.columns}>
      <div className={styles.left}>
        <PiecesCard
          pieces={pieces}
          level={customer.level}
          selectedId={selected?.id ?? null}
          onSelect={onSelect}
        />
        <TriesCard tries={forge.tries} />
      </div>
      {beside ? (
        <aside className={styles.side} aria-label="Наковальня">
          <Card as="article" kind="flush" label={selected?.name ?? 'Наковальня'} className={styles.item}>
            {bench ? (
              <Bench key={selected?.id} {...bench} />
            ) : (
              <Empty icon={<StorageIcon />}>Здесь будет лежать вещь, которую вы выберете.</Empty>
            )}
          </Card>
        </aside>
      ) : (
        <Sheet open={bench !== undefined} onClose={() => onSelect(null)} title={selected?.name}>
          {bench && <Bench key={selected?.id} {...bench} titled />}
        </Sheet>
      )}
    </div>
  )
}

type Sieve = 'worn' | 'stored' | 'sharpened' | 'blank'

const sieves = {
  worn: (piece) => piece.equippedSlot !== null,
  stored: (piece) => piece.equippedSlot === null,
  sharpened: ({ currentGrind: { characteristicsValue, armorOrDodgeValue, limitsValue } }) =>
    characteristicsValue + armorOrDodgeValue + limitsValue > 0,
  blank: isBlankGear,
} satisfies Record<Sieve, (piece: Gear) => boolean>

const sieveNames: readonly { value: Sieve; label: string }[] = [
  { value: 'worn', label: 'Надетые' },
  { value: 'stored', label: 'На складе' },
  { value: 'sharpened', label: 'С заточкой' },
  { value: 'blank', label: 'Заготовки' },
]

type PiecesCardProps = {
  pieces: readonly Gear[]
  level: number
  selectedId: number | null
  onSelect: (id: number | null) => void
}

/** What may be laid on the anvil; one sieve at a time. */
function PiecesCard({ pieces, level, selectedId, onSelect }: PiecesCardProps) {
  const [sieve, setSieve] = useState<Sieve | null>(null)
  const [shown, setShown] = useState(page)
  const sifted = sieve === null ? pieces : pieces.filter(sieves[sieve])
  return (
    <Card kind="ruled" title="Что положить на наковальню" label="Вещи для заточки">
      <FilterChips
        label="Какие вещи"
        chips={sieveNames.map((chip) => ({ ...chip, count: pieces.filter(sieves[chip.value]).length }))}
        chosen={new Set(sieve === null ? [] : [sieve])}
        onToggle={(value) => setSieve(value === sieve ? null : value)}
      />
      {sifted.length === 0 ? (
        <Empty icon={<StorageIcon />}>
          {pieces.length === 0 ? 'Вещей пока нет: их приносят из походов.' : 'Ничего не найдено'}
        </Empty>
      ) : (
        <ItemGrid label="Вещи для заточки">
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
