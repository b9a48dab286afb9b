import type { ReactNode } from 'react'
import { PAGES, type PageKey } from '#catalogue/pages.ts'
import type { BuildingsData, PlayerLayoutData } from '#generated/types.ts'
import { CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import { BuildingPaints, BuildingPicture } from '../../art/castle/building-picture.tsx'
import { itemArt } from '../../art/item-art.ts'
import { castleStages } from '../../shared/castle/castle-buildings.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { isPageOpen } from '../../shell/page-open.ts'
import { UnlockReason } from '../../shell/unlock-reason.tsx'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { counted } from '../../ui/format/counted.ts'
import { POINT_FORMS } from '../../ui/format/words.ts'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { ItemSign, type Material } from '../../ui/pictures/item-sign.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './forge.module.css'
import forgeHall from './forge-hall.svg?no-inline'

type ForgeViewProps = {
  layout: Pick<PlayerLayoutData, 'unlocks' | 'player'> | undefined
  buildings: BuildingsData['buildings'] | undefined
  enhancePoints: number | undefined
  error: Error | null
  onRetry: () => void
}

type Room = {
  page: Extract<PageKey, 'grind' | 'craft' | 'craftBook' | 'enhance'>
  legend: string
  icon: string
  material: Material
  /** Level of the forge that the page needs. */
  needsForge: number
}

const FORGE_ROOMS: readonly Room[] = [
  {
    page: 'grind',
    legend: 'Круг, вода и терпение. Иногда ещё удача.',
    icon: 'stone-wheel',
    material: 'steel',
    needsForge: 1,
  },
  {
    page: 'craft',
    legend: 'Из железа, кожи и умения выходит то, чего нет в лавке.',
    icon: 'anvil-impact',
    material: 'gold',
    needsForge: CRAFT_FORGE_LEVEL,
  },
  {
    page: 'craftBook',
    legend: 'Рецепты, записанные до того, как о них забыли.',
    icon: 'spell-book',
    material: 'leather',
    needsForge: CRAFT_FORGE_LEVEL,
  },
  {
    page: 'enhance',
    legend: 'Берёт всё. Отдаёт звёздами.',
    icon: 'swap-bag',
    material: 'cloth',
    needsForge: 0,
  },
]

/** The pages of the forge, each with what opens it. */
export function ForgeView({ layout, buildings, enhancePoints, error, onRetry }: ForgeViewProps) {
  if (!layout || !buildings || enhancePoints === undefined) {
    return (
      <PageFrame title="Кузница">
        <PendingCard label="Кузница" error={error} onRetry={onRetry} lines={6} height={56} />
      </PageFrame>
    )
  }
  const { unlocks, player } = layout
  const forgeLevel = buildings.find(({ building }) => building === 'forge')?.level ?? 0
  const stages = castleStages(player.title, buildings)
  return (
    <PageFrame title="Кузница" lead={leadWords(forgeLevel)}>
      <div className={styles.yard}>
        <PictureFrame className={styles.picture}>
          {forgeLevel === 0 ? (
            <BuildingPaints time="dusk" armsId={player.arms} stakes={stages.stakes}>
              <BuildingPicture building="forge" stages={stages} smoke />
            </BuildingPaints>
          ) : (
            <img src={forgeHall} alt="" width={480} height={240} />
          )}
        </PictureFrame>
        <div className={styles.rooms}>
          {FORGE_ROOMS.map((room) => (
            <RoomDoor
              key={room.page}
              room={room}
              isOpen={isPageOpen(unlocks, room.page)}
              forgeLevel={forgeLevel}
              note={
                room.page === 'enhance' && enhancePoints > 0
                  ? `У вас ${counted(enhancePoints, POINT_FORMS)} улучшения`
                  : null
              }
            />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}

function leadWords(level: number): string {
  if (level === 0) return 'Пока здесь только место под горн. Кузницу строят на странице «Постройки».'
  return `Горн горит. Кузница ${level}-го уровня точит вещи до ${level}-го уровня.`
}

type RoomDoorProps = { room: Room; isOpen: boolean; forgeLevel: number; note: string | null }

function RoomDoor({ room, isOpen, forgeLevel, note }: RoomDoorProps) {
  const { page, legend, icon, material, needsForge } = room
  const { title: name, unlock } = PAGES[page]
  const isCold = isOpen && forgeLevel < needsForge
  const state: ReactNode = !isOpen ? (
    <UnlockReason unlock={unlock} />
  ) : isCold ? (
    <Unbroken>
      {`Нужна кузница ${needsForge}-го уровня${forgeLevel > 0 ? `, у вас ${forgeLevel}-го` : ''}.`}
    </Unbroken>
  ) : (
    note
  )
  return (
    <Card as="article" label={name} className={classNames(styles.room, !isOpen && styles.closed)}>
      <span className={styles.sign}>
        <ItemSign art={itemArt(icon)} material={material} />
        {!isOpen && <LockIcon className={styles.lock} aria-hidden="true" />}
      </span>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className={styles.legend}>{legend}</p>
        {state && <p className={styles.state}>{state}</p>}
      </div>
      {isOpen && (
        <PageLink
          className={classNames(buttonClass({ variant: isCold ? 'oak' : 'plain' }), styles.door)}
          {...(isCold ? { to: 'buildings', hash: 'forge' } : { to: page })}
          aria-label={isCold ? `${name}: к постройкам` : `${name}: войти`}
        >
          <span>{isCold ? 'К постройкам' : 'Войти'}</span>
          <ChevronIcon className={styles.chevron} />
        </PageLink>
      )}
    </Card>
  )
}
