import { useState } from 'react'
import type { EnhanceData, Gear } from '../../../../../generated/types.ts'
import { plural } from '../../../../../rules/core/plurals.ts'
import { gearLooks } from '../../things/gear/gear-looks.ts'
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

/** The contract's limit per call. */
const RECYCLED_AT_ONCE_MAX = 100
/** Quality below this value is low (docs/game.md §9). */
const LOW_QUALITY_PERCENT = 30

type RecycleCardProps = {
  enhance: EnhanceData
  gear: readonly Gear[]
  level: number
  isRecycling: boolean
  onRecycle: (ids: readonly number[]) => void
}

type Lot = { id: number; piece: Gear; points: number; isDoubled: boolean }

/** Gear to recycle, marked by a press, with the enhance points that it brings. */
export function RecycleCard({ enhance, gear, level, isRecycling, onRecycle }: RecycleCardProps) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const offers = new Map(enhance.pieces.map((piece) => [piece.gearEntityId, piece]))
  const lots = gear.flatMap((piece): Lot[] => {
    const { id } = piece
    const offer = id === null ? undefined : offers.get(id)
    if (id === null || !offer || !isRecyclable(piece)) return []
    return [{ id, piece, points: offer.recyclePoints, isDoubled: offer.isDoubled }]
  })
  // Marked gear may be gone by now.
  const chosen = lots.filter(({ id }) => marked.has(id)).slice(0, RECYCLED_AT_ONCE_MAX)
  const sum = chosen.reduce((total, { points }) => total + points, 0)
  const kept = enhance.pieces.length - lots.length
  const plain = lots.filter(({ piece }) => piece.quality < LOW_QUALITY_PERCENT && piece.enhanceLevel === 0)
  const toggle = (id: number) => {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    setMarked(next)
  }
  const things = counted(chosen.length, ['вещь', 'вещи', 'вещей'])
  return (
    <Card kind="ruled" label="Разобрать вещи" className={styles.recycle}>
      <p className={styles.hint}>
        <Tip of="recycleDouble">Ценные модели</Tip> отмечены «×2»: их очки уже удвоены.
      </p>
      {lots.length > 0 && (
        <div className={styles.bar}>
          <p role="status">
            {chosen.length === 0 ? (
              'Отметьте, чего не жалко'
            ) : (
              <>
                {things}
                <b className="num">{counted(sum, POINT_FORMS)}</b>
              </>
            )}
          </p>
          {chosen.length > 0 ? (
            <>
              <Button onClick={() => setMarked(new Set())}>Снять</Button>
              <Button
                variant="act"
                icon={<RecycleIcon />}
                loading={isRecycling}
                confirm={{
                  title: `Разобрать ${things}?`,
                  text: `Вещи исчезнут. Вы получите ${counted(sum, POINT_FORMS)} улучшения.`,
                }}
                onClick={() => onRecycle(chosen.map(({ id }) => id))}
              >
                Разобрать
              </Button>
            </>
          ) : (
            plain.length > 0 && (
              <Button
                onClick={() => setMarked(new Set(plain.slice(0, RECYCLED_AT_ONCE_MAX).map(({ id }) => id)))}
              >
                Отметить простые: {formatNumber(plain.length)}
              </Button>
            )
          )}
        </div>
      )}
      {lots.length === 0 ? (
        <Empty icon={<StorageIcon />}>
          Разбирать нечего: годятся вещи со склада, не запертые и не выставленные на рынок.
        </Empty>
      ) : (
        <ItemGrid label="Вещи, которые можно разобрать">
          {lots.map(({ id, piece, points, isDoubled }) => (
            <li key={id}>
              <GearCard
                {...gearLooks(piece)}
                level={level}
                selected={marked.has(id)}
                note={`${formatSigned(points)}${isDoubled ? ' ×2' : ''}`}
                onOpen={() => toggle(id)}
              />
            </li>
          ))}
        </ItemGrid>
      )}
      {kept > 0 && (
        <p className={styles.kept}>
          Ещё {counted(kept, ['вещь', 'вещи', 'вещей'])} {plural(kept, ['надета', 'надеты', 'надеты'])},{' '}
          {plural(kept, ['заперта', 'заперты', 'заперты'])} или на рынке.
        </p>
      )}
    </Card>
  )
}
