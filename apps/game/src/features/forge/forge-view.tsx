import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BuildingsData, PlayerLayoutData } from '../../../../../generated/types.ts'
import { CRAFT_FORGE_LEVEL } from '../../../../../rules/buildings/buildings.ts'
import { BuildingPaints, BuildingPicture } from '../../art/castle/building-picture.tsx'
import { itemArt } from '../../art/item-art.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { UnlockReason } from '../../shell/unlock-reason.tsx'
import { castleStages } from '../../things/castle/castle-buildings.ts'
import { classNames } from '../../ui/class-names.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { counted } from '../../ui/format/plural.ts'
import { pointForms } from '../../ui/format/words.ts'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { ItemSign, type Material } from '../../ui/pictures/item-sign.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import styles from './forge.module.css'

type ForgeViewProps = {
  layout: Pick<PlayerLayoutData, 'unlocks' | 'player'> | undefined
  buildings: BuildingsData['buildings'] | undefined
  enhancePoints: number | undefined
  /** The light over the forge. */
  time: TimeOfDay
  error: Error | null
  onRetry: () => void
}

type Room = {
  to: string
  name: string
  legend: string
  icon: string
  material: Material
  unlock: string
  /** Level of the forge from which on there is something to do. */
  needsForge: number
}

const rooms: readonly Room[] = [
  {
    to: '/game/forge/grind',
    name: 'Заточка',
    legend: 'Круг, вода и терпение. Иногда ещё удача.',
    icon: 'stone-wheel',
    material: 'steel',
    unlock: 'forgeOpenBanner',
    needsForge: 1,
  },
  {
    to: '/game/forge/craft',
    name: 'Ремесло',
    legend: 'Из сырья и умения выходит то, чего нет в лавке.',
    icon: 'anvil-impact',
    material: 'gold',
    unlock: 'craftsCreateBanner',
    needsForge: CRAFT_FORGE_LEVEL,
  },
  {
    to: '/game/forge/craft-book',
    name: 'Книга ремёсел',
    legend: 'Рецепты, записанные до того, как о них забыли.',
    icon: 'spell-book',
    material: 'leather',
    unlock: 'craftsBookOpenBanner',
    needsForge: CRAFT_FORGE_LEVEL,
  },
  {
    to: '/game/forge/enhance',
    name: 'Скупщик',
    legend: 'Берёт всё. Отдаёт звёздами.',
    icon: 'swap-bag',
    material: 'cloth',
    unlock: 'enhanceOpenBanner',
    needsForge: 0,
  },
]

/** The rooms of the forge, each with what opens it. */
export function ForgeView({ layout, buildings, enhancePoints, time, error, onRetry }: ForgeViewProps) {
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
          <BuildingPaints time={time} armsId={player.playerId} stakes={stages.stakes}>
            <BuildingPicture building="forge" stages={stages} smoke />
          </BuildingPaints>
        </PictureFrame>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <RoomDoor
              key={room.to}
              room={room}
              isOpen={unlocks.includes(room.unlock)}
              forgeLevel={forgeLevel}
              note={
                room.unlock === 'enhanceOpenBanner' && enhancePoints > 0
                  ? `У вас ${counted(enhancePoints, pointForms)} улучшения`
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
  if (level === 0) return 'Пока здесь только место под горн. Поставьте кузницу среди построек.'
  return `Горн горит. Уровень кузницы: ${level}, до него и точат.`
}

type RoomDoorProps = { room: Room; isOpen: boolean; forgeLevel: number; note: string | null }

function RoomDoor({ room, isOpen, forgeLevel, note }: RoomDoorProps) {
  const { to, name, legend, icon, material, unlock, needsForge } = room
  const isCold = isOpen && forgeLevel < needsForge
  const state: ReactNode = !isOpen ? (
    <UnlockReason unlock={unlock} />
  ) : isCold ? (
    `Нужна кузница уровня ${needsForge}, есть ${forgeLevel}.`
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
        <Link
          className={classNames(buttonClass({ variant: isCold ? 'oak' : 'plain' }), styles.door)}
          to={isCold ? '/game/buildings#forge' : to}
          aria-label={isCold ? `${name}: к постройкам` : `${name}: войти`}
        >
          <span>{isCold ? 'К постройкам' : 'Войти'}</span>
          <ChevronIcon className={styles.chevron} />
        </Link>
      )}
    </Card>
  )
}
