import { useState } from 'react'
import type { EnhanceData, Gear } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { gearLooks } from '../../shared/gear/gear-looks.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { GearCard, ItemGrid } from '../../ui/pictures/gear-card.tsx'
import { RecycleIcon, StorageIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import styles from './enhance.module.css'
import { isRecyclable } from './forge-reasons.ts'

type RecycleCardProps = {
  enhance: EnhanceData
  gear: readonly Gear[]
  level: number
  isRecycling: boolean
  onRecycle: (ids: readonly number[]) => void
}

/** Gear to recycle, marked by a press, with the enhance points that it brings. */
export function RecycleCard({ enhance, gear, level, isRecycling, onRecycle }: RecycleCardProps) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const lots = recycleLots(gear, enhance)
  const kept = enhance.pieces.length - lots.length
  const toggle = (id: number) => {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    setMarked(next)
  }
  return (
    <Card kind="ruled" label="Разобрать вещи" className={styles.recycle}>
      <p className={styles.hint}>
        Очки зависят от уровня и качества вещи, за звёзды возвращается половина.{' '}
        {lots.some(({ isDoubled }) => isDoubled) && (
          <>
            С пометкой «×2» скупщик <Tip of="recycleDouble">платит вдвое</Tip>, это уже учтено.
          </>
        )}
      </p>
      {lots.length > 0 && (
        <RecycleBar
          chosen={chosenLots(lots, marked)}
          plain={plainLots(lots)}
          isRecycling={isRecycling}
          onMark={(ids) => setMarked(new Set(ids))}
          onRecycle={onRecycle}
        />
      )}
      {lots.length === 0 ? (
        <Empty icon={<StorageIcon />}>
          Разбирать нечего: годятся вещи со склада, не заблокированные и не выставленные на рынок.
        </Empty>
      ) : (
        <ItemGrid label="Вещи, которые можно разобрать">
          {lots.map(({ id, gear: item, points, isDoubled }) => (
            <li key={id}>
              <GearCard
                {...gearLooks(item)}
                level={level}
                selected={marked.has(id)}
                note={
                  <>
                    {formatSigned(points)} {isDoubled && <b className={styles.doubled}>×2</b>}
                  </>
                }
                onOpen={() => toggle(id)}
              />
            </li>
          ))}
        </ItemGrid>
      )}
      {kept > 0 && (
        <p className={styles.kept}>
          Ещё {counted(kept, ['вещь', 'вещи', 'вещей'])} {plural(kept, ['надета', 'надеты', 'надеты'])},{' '}
          {plural(kept, ['заблокирована', 'заблокированы', 'заблокированы'])} или на рынке.
        </p>
      )}
    </Card>
  )
}

type RecycleBarProps = {
  chosen: readonly RecycleLot[]
  /** Lots that a press marks at once. */
  plain: readonly RecycleLot[]
  isRecycling: boolean
  onMark: (ids: readonly number[]) => void
  onRecycle: (ids: readonly number[]) => void
}

/** What is marked, what it brings, and what can be done with it. */
function RecycleBar({ chosen, plain, isRecycling, onMark, onRecycle }: RecycleBarProps) {
  const count = counted(chosen.length, ['вещь', 'вещи', 'вещей'])
  const points = counted(
    chosen.reduce((total, lot) => total + lot.points, 0),
    POINT_FORMS,
  )
  if (chosen.length === 0) {
    return (
      <div className={styles.ask}>
        <p role="status">Нажмите на вещи, которых не жалко.</p>
        {plain.length > 0 && (
          <Button small onClick={() => onMark(idsAtOnce(plain))}>
            Отметить простые: {formatNumber(plain.length)}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <p role="status">
        {count}
        <b className="num">{points}</b>
      </p>
      <Button onClick={() => onMark([])}>Сбросить</Button>
      <Button
        variant="act"
        icon={<RecycleIcon />}
        loading={isRecycling}
        confirm={{
          title: `Разобрать ${count}?`,
          text: `${plural(chosen.length, ['Вещь исчезнет', 'Вещи исчезнут', 'Вещи исчезнут'])}. Вы получите ${points} улучшения.`,
        }}
        onClick={() => onRecycle(chosen.map(({ id }) => id))}
      >
        Разобрать
      </Button>
    </div>
  )
}

/** The contract's limit per call. */
const RECYCLED_AT_ONCE_MAX = 100
/** Quality below this value is low (docs/game.md §9). */
const LOW_QUALITY_PERCENT = 30

/** An item that can be recycled, with the enhance points that it brings. */
type RecycleLot = { id: number; gear: Gear; points: number; isDoubled: boolean }

/** What of the gear can be recycled. */
function recycleLots(gear: readonly Gear[], { pieces: items }: Pick<EnhanceData, 'pieces'>): RecycleLot[] {
  const offers = new Map(items.map((item) => [item.gearEntityId, item]))
  return gear.flatMap((item): RecycleLot[] => {
    const { id } = item
    const offer = id === null ? undefined : offers.get(id)
    if (id === null || !offer || !isRecyclable(item)) return []
    return [{ id, gear: item, points: offer.recyclePoints, isDoubled: offer.isDoubled }]
  })
}

/** The marked lots, as many as one call takes. Marked gear may be gone by now. */
function chosenLots(lots: readonly RecycleLot[], marked: ReadonlySet<number>): RecycleLot[] {
  return lots.filter(({ id }) => marked.has(id)).slice(0, RECYCLED_AT_ONCE_MAX)
}

/** Lots of low quality without stars. */
function plainLots(lots: readonly RecycleLot[]): RecycleLot[] {
  return lots.filter(({ gear: item }) => item.quality < LOW_QUALITY_PERCENT && item.enhanceLevel === 0)
}

/** The ids of the first lots, as many as one call takes. */
function idsAtOnce(lots: readonly RecycleLot[]): number[] {
  return lots.slice(0, RECYCLED_AT_ONCE_MAX).map(({ id }) => id)
}
