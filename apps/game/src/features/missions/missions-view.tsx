import { type ReactNode, useState } from 'react'
import type { MissionList } from '#generated/types.ts'
import { armyAway } from '../../shared/missions/army-away.ts'
import { MissionSign } from '../../shared/missions/mission-sign.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { CrusadeIcon, LockIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Countdown } from '../../ui/values/countdown.tsx'
import styles from './missions.module.css'
import { OwnArmyCard } from './own-army-card.tsx'
import { RegionMissions, type RegionMissionsProps } from './region-missions.tsx'

export type MissionsViewProps = Omit<RegionMissionsProps, 'list' | 'region' | 'progress' | 'lord'> & {
  /** Undefined until loaded, as the next two. */
  list: MissionList | undefined
  progress: RegionMissionsProps['progress'] | undefined
  lord: RegionMissionsProps['lord'] | undefined
  error: Error | null
  onRetry: () => void
  /** The unlimited mission, for players who may see it. */
  unlimited?: ReactNode
}

export function MissionsView(props: MissionsViewProps) {
  const { list, progress, lord, error, onRetry, ownArmy, unlimited } = props
  return (
    <PageFrame
      title="Походы"
      aside={
        progress &&
        progress.total > 0 && (
          <p className="num">
            Победы: {formatNumber(progress.won)} из {formatNumber(progress.total)}
          </p>
        )
      }
    >
      <div className={styles.columns}>
        {list && progress && lord ? (
          <Regions {...props} list={list} progress={progress} lord={lord} />
        ) : (
          <div className={error ? undefined : styles.pending}>
            <PendingCard label="Походы" error={error} onRetry={onRetry} lines={10} />
          </div>
        )}
        <aside className={styles.side} aria-label="Войско">
          <OwnArmyCard {...ownArmy} />
          {unlimited}
        </aside>
      </div>
    </PageFrame>
  )
}

type RegionsProps = MissionsViewProps & {
  list: MissionList
  progress: RegionMissionsProps['progress']
  lord: RegionMissionsProps['lord']
}

function Regions(props: RegionsProps) {
  const { list, progress } = props
  const { active, last } = progress
  const regionOf = (key: string | undefined) =>
    list.regions.find(({ missions }) => missions.some(({ missionKey }) => missionKey === key))
  const home = regionOf(active?.missionKey)
  const usual = home ?? regionOf(last?.missionKey) ?? list.regions[0]
  // A tab holds until the next mission: then its own place is shown, wherever it was started.
  const run = (active ?? last)?.missionRunId
  const [chosen, setChosen] = useState<{ regionKey: string; run: number | undefined } | null>(null)
  const choose = (regionKey: string | undefined) => setChosen(regionKey ? { regionKey, run } : null)
  const region =
    list.regions.find(({ regionKey }) => chosen?.run === run && regionKey === chosen?.regionKey) ?? usual
  if (!region) {
    return (
      <Card label="Походы">
        <Empty icon={<MissionsIcon />}>Идти пока некуда. Загляните позже.</Empty>
      </Card>
    )
  }
  const further = list.regions.findLast(({ isLocked }) => !isLocked)
  const isBehind = further && list.regions.indexOf(further) > list.regions.indexOf(region)
  return (
    <Tabs
      label="Края"
      value={region.regionKey}
      onChange={choose}
      tabs={list.regions.map(({ regionKey, name, icon, isLocked, levelMin }) => ({
        id: regionKey,
        label: isLocked ? `${name}, с ${levelMin}-го уровня` : name,
        icon: isLocked ? <LockIcon /> : <MissionSign icon={icon} />,
      }))}
    >
      {active && home !== region && (
        <button type="button" className={styles.elsewhere} onClick={() => choose(home?.regionKey)}>
          <MissionsIcon />
          <span>Войско в походе: {active.name}</span>
          <Countdown until={active.endsAt} label="До возвращения" onEnd={props.onReturn} />
        </button>
      )}
      <CrusadeAway progress={progress} onReturn={props.onReturn} />
      {isBehind && !active && (
        <button type="button" className={styles.elsewhere} onClick={() => choose(further.regionKey)}>
          <MissionSign icon={further.icon} />
          <span>Дальше:</span>
          <b>{further.name}</b>
        </button>
      )}
      {region.missions.length === 0 ? (
        <Card label={region.name}>
          <Empty icon={<LockIcon />}>
            Туда ещё нет дороги: край откроется на {region.levelMin}-м уровне. Его походы будут видны заранее,
            когда он станет следующим.
          </Empty>
        </Card>
      ) : (
        <RegionMissions key={region.regionKey} {...props} region={region} />
      )}
    </Tabs>
  )
}

/** The crusade on which the army is instead of a mission. */
function CrusadeAway({ progress, onReturn }: Pick<RegionsProps, 'progress' | 'onReturn'>) {
  const away = armyAway(progress)
  if (progress.active || !away) return null
  return (
    <PageLink className={styles.elsewhere} to="ownCrusade">
      <CrusadeIcon />
      <span>Войско в крестовом походе</span>
      <Countdown until={away.endsAt} label="До возвращения" onEnd={onReturn} />
    </PageLink>
  )
}
