import type { DefencePlan, RaidsData } from '#generated/types.ts'
import { HeadLink } from '../../shell/head-link.tsx'
import { SearchIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { DefenceCard } from './defence-card.tsx'
import { HostHealthCard, type WineCellar } from './host-health-card.tsx'
import { LeftMottosCard } from './left-mottos-card.tsx'
import { MachinesCard } from './machines-card.tsx'
import { MottoCard } from './motto-card.tsx'
import styles from './prepare.module.css'
import { RaidRecordCard } from './raid-record-card.tsx'
import { TrucesCard } from './truces-card.tsx'

export type PrepareViewProps = {
  /** The own castle as raiders find it. Undefined while it loads. */
  castle: (RaidsData & { ownId: number; armsId: number | string }) | undefined
  level: number | undefined
  cellar: WineCellar | undefined
  error: Error | null
  onRetry: () => void
  onGarrison: (garrison: DefencePlan) => void
  savingMotto: boolean
  onMotto: (motto: string) => void
}

/** The own castle before raids: its defence, the army's health, what protects it, and what others left here. */
export function PrepareView(props: PrepareViewProps) {
  const { castle, level, cellar, error, onRetry, onGarrison, savingMotto, onMotto } = props
  return (
    <PageFrame
      title="Набеги"
      lead="Так ваш замок видят нападающие."
      aside={
        <HeadLink to="raidChoose" variant="act">
          <SearchIcon /> Выбрать соперника
        </HeadLink>
      }
    >
      {castle && level !== undefined && cellar ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <DefenceCard castle={castle} onGarrison={onGarrison} />
            <MachinesCard machines={castle.machines} />
          </div>
          <div className={styles.column}>
            <TrucesCard castle={castle} />
            <HostHealthCard cellar={cellar} level={level} />
            <MottoCard ownId={castle.ownId} motto={castle.motto} saving={savingMotto} onSave={onMotto} />
            <LeftMottosCard mottos={castle.mottos} />
            <RaidRecordCard record={castle.record} />
          </div>
        </div>
      ) : (
        <PendingCard label="Оборона замка" error={error} onRetry={onRetry} lines={12} />
      )}
    </PageFrame>
  )
}
