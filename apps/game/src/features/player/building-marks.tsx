import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { BuildingsData } from '#generated/types.ts'
import { castleMarks } from '../../art/castle/marks.ts'
import { DRAWN_AS } from '../../shared/castle/castle-buildings.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { RepairIcon } from '../../ui/pictures/icons.ts'
import { LoadingDots } from '../../ui/surfaces/loading-dots.tsx'
import { LevelMark } from '../../ui/values/level-mark.tsx'
import damageStyles from './building-marks.module.css'
import styles from './castle-scene.module.css'
import { at } from './castle-scene.tsx'
import { wayIn } from './way-in.ts'

const UnlockReason = lazyPart(async () => (await import('../../shell/unlock-reason.tsx')).UnlockReason)

type BuildingMarksProps = {
  buildings: BuildingsData['buildings']
  /** The player's level. */
  level: number
  unlocks: readonly string[]
}

/** Marks over the picture: each building's level and link, or what an unbuilt one waits for. */
export function BuildingMarks({ buildings, level, unlocks }: BuildingMarksProps) {
  return buildings.map((state) => (
    <BuildingMark key={state.building} state={state} level={level} unlocks={unlocks} />
  ))
}

function markWords({ name, level, repairGold }: BuildingsData['buildings'][number]): string {
  if (level === 0) return `${name}: можно построить`
  return repairGold === null ? `${name}, уровень ${level}` : `${name}, уровень ${level}: ждут починки`
}

type BuildingMarkProps = Omit<BuildingMarksProps, 'buildings'> & { state: BuildingsData['buildings'][number] }

function BuildingMark({ state, level, unlocks }: BuildingMarkProps) {
  const { building, name } = state
  const mark = castleMarks[DRAWN_AS[building]]
  const way = wayIn(state, level, unlocks)
  if (way.kind === 'open') {
    const { left, top, width, height } = mark.target
    const size = { width: `${width}%`, height: `${height}%` }
    return (
      <>
        <Link
          className={styles.target}
          style={{ ...at({ left, top }), ...size }}
          to={way.to}
          tabIndex={-1}
          aria-hidden="true"
        />
        <Link className={styles.mark} style={at(mark.level)} to={way.to} aria-label={markWords(state)}>
          <LevelMark level={state.level} canRaise={state.level === 0} />
          {state.repairGold !== null && (
            <span className={damageStyles.damaged}>
              <RepairIcon aria-hidden="true" />
            </span>
          )}
        </Link>
      </>
    )
  }
  return (
    <Popover
      label={name}
      trigger={(props) => (
        <button
          type="button"
          className={styles.mark}
          style={at(mark.level)}
          aria-label={`${name}: ещё закрыто, почему`}
          {...props}
        >
          <LevelMark level={0} />
        </button>
      )}
    >
      <h3>{name}</h3>
      <p>{state.legend}</p>
      <p className={styles.aside}>
        {way.kind === 'level' ? (
          `Нужен уровень ${way.level}`
        ) : (
          <Suspense fallback={<LoadingDots label="Загрузка..." />}>
            <UnlockReason unlock={way.unlock} />
          </Suspense>
        )}
      </p>
    </Popover>
  )
}
