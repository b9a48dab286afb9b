import { plural } from '#rules/core/plurals.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { RecycleIcon } from '../../ui/pictures/icons.ts'
import styles from './enhance.module.css'
import { idsAtOnce, type RecycleLot } from './recycle-lots.ts'

type RecycleBarProps = {
  chosen: readonly RecycleLot[]
  /** Lots that a press marks at once. */
  plain: readonly RecycleLot[]
  isRecycling: boolean
  onMark: (ids: readonly number[]) => void
  onRecycle: (ids: readonly number[]) => void
}

/** What is marked, what it brings, and what can be done with it. */
export function RecycleBar({ chosen, plain, isRecycling, onMark, onRecycle }: RecycleBarProps) {
  const things = counted(chosen.length, ['вещь', 'вещи', 'вещей'])
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
        {things}
        <b className="num">{points}</b>
      </p>
      <Button onClick={() => onMark([])}>Сбросить</Button>
      <Button
        variant="act"
        icon={<RecycleIcon />}
        loading={isRecycling}
        confirm={{
          title: `Разобрать ${things}?`,
          text: `${plural(chosen.length, ['Вещь исчезнет', 'Вещи исчезнут', 'Вещи исчезнут'])}. Вы получите ${points} улучшения.`,
        }}
        onClick={() => onRecycle(chosen.map(({ id }) => id))}
      >
        Разобрать
      </Button>
    </div>
  )
}
