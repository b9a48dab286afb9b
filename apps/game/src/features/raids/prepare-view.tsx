import type { ConsumableStack, DefencePlan, RaidsData } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { DrinkButton, type Drinking, HealthStrip } from '../../shared/items/drink.tsx'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { RecordTable } from '../../shared/player/record-table.tsx'
import { HeadLink } from '../../shell/head-link.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { formatRegenerate } from '../../ui/format/regenerate.ts'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import {
  CatapultIcon,
  ChallengeIcon,
  ChronicleIcon,
  HealthIcon,
  SearchIcon,
} from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { DefenceCard } from './defence-card.tsx'
import { MottoCard } from './motto-card.tsx'
import styles from './prepare.module.css'
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
            <ArmyHealthCard cellar={cellar} level={level} />
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

/** Raids on others and on the own castle, by result. */
function RaidRecordCard({ record }: Pick<RaidsData, 'record'>) {
  const { raidsWon, raidsLost, raidsDrawn, defencesWon, defencesLost, defencesDrawn } = record
  return (
    <Card title="Счёт" icon={<ChallengeIcon />} label="Счёт">
      <RecordTable
        rows={[
          { name: 'Набеги', wins: raidsWon, losses: raidsLost, draws: raidsDrawn },
          { name: 'Оборона', wins: defencesWon, losses: defencesLost, draws: defencesDrawn },
        ]}
      />
    </Card>
  )
}

/** What raiders who won have left at the own castle. */
function LeftMottosCard({ mottos }: Pick<RaidsData, 'mottos'>) {
  const now = useServerNow()()
  return (
    <Card title="Девизы на ваших стенах" icon={<ChronicleIcon />} label="Девизы на ваших стенах">
      {mottos.length === 0 ? (
        <Empty icon={<ChronicleIcon />}>Стены чисты: никто ещё не оставил здесь своего девиза.</Empty>
      ) : (
        <ul className={styles.mottos}>
          {mottos.map(({ author, motto, leftAt }) => (
            <li key={`${author.playerId} ${leftAt}`}>
              <Avatar id={author.arms} src={author.avatarUrl} size={40} />
              <span>
                <q>{motto}</q>
                <small>
                  <PlayerName {...author} />, {formatWhen(leftAt, now)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type WineCellar = Drinking & { wines: readonly ConsumableStack[]; isShopOpen: boolean }

/** The army's lasting health, and the wine that restores it sooner. */
function ArmyHealthCard({ cellar, level }: { cellar: WineCellar; level: number }) {
  const { health, wines, isShopOpen } = cellar
  const isWhole = health.current >= health.max
  return (
    <Card title="Здоровье войска" icon={<HealthIcon />} label="Здоровье войска">
      <HealthStrip cellar={cellar} />
      {isWhole && (
        <p className={styles.words}>
          Войско здорово. В набегах и обороне оно теряет здоровье, в походах нет.
        </p>
      )}
      {wines.length > 0 ? (
        <ul className={styles.wines} aria-label="Вино">
          {wines.map((wine) => (
            <li key={wine.consumableId}>
              <GearIcon art={itemArt(wine.icon)} material="cloth" quality={null} size={44} />
              <span>
                <b lang="ru">{softHyphens(wine.name)}</b>
                <small className="num">
                  +{formatRegenerate(wine.additional.regenerateValue, wine.additional.regenerateUnit)} · есть{' '}
                  {formatNumber(wine.amount - wine.amountInMarket)}
                </small>
              </span>
              <DrinkButton wine={wine} level={level} cellar={cellar} label={`Выпить: ${wine.name}`} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words}>
          Погреб пуст. Вино возвращает здоровье сразу. {isShopOpen && <PageLink to="shopConsumable" />}
        </p>
      )}
    </Card>
  )
}

const PROJECTILE_FORMS = ['снаряд', 'снаряда', 'снарядов'] as const

/** What goes with the army on a raid. */
function MachinesCard({ machines }: Pick<RaidsData, 'machines'>) {
  const { catapult, projectiles, projectilesMax } = machines
  return (
    <Card title="Машины" icon={<CatapultIcon />} label="Машины">
      {catapult > 0 ? (
        <>
          <p className={styles.words}>
            <Tip of="buildingCatapult">Катапульта</Tip> бросает за набег до{' '}
            {counted(catapult, ['снаряда', 'снарядов', 'снарядов'])}: по одному в раунд.
          </p>
          {projectilesMax > 0 ? (
            <Meter
              label="Снаряды на сегодня"
              value={projectiles}
              max={projectilesMax}
              tincture="ember"
              note={
                projectiles === 0
                  ? 'На сегодня кончились. В полночь по Москве запас пополнят.'
                  : `Осталось на сегодня: ${counted(projectiles, PROJECTILE_FORMS)}.`
              }
            />
          ) : (
            <p className={styles.words}>
              Бросать нечего: снаряды запасают в постройках.{' '}
              <PageLink to="buildings" hash="catapultProjectiles" />
            </p>
          )}
        </>
      ) : (
        <p className={styles.words}>
          Катапульты пока нет. Её строят, чтобы каждый раунд набега отнимать у защитников здоровье.{' '}
          <PageLink to="buildings" hash="catapult" />
        </p>
      )}
    </Card>
  )
}
