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
  return (
    <div className={styles.bar}>
      <p role="status">
        {chosen.length === 0 ? (
          'Отметьте, чего не жалко'
        ) : (
          <>
            {things}
            <b className="num">{points}</b>
          </>
        )}
      </p>
      {chosen.length > 0 ? (
        <>
          <Button onClick={() => onMark([])}>Снять</Button>
          <Button
            variant="act"
            icon={<RecycleIcon />}
            loading={isRecycling}
            confirm={{
              title: `Разобрать ${things}?`,
              text: `Вещи исчезнут. Вы получите ${points} улучшения.`,
            }}
            onClick={() => onRecycle(chosen.map(({ id }) => id))}
          >
            Разобрать
          </Button>
        </>
      ) : (
        plain.length > 0 && (
          <Button onClick={() => onMark(idsAtOnce(plain))}>
            Отметить простые: {formatNumber(plain.length)}
          </Button>
        )
      )}
    </div>
  )
}
