import type { ReactNode } from 'react'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { Gear, PlayerProfile } from '#generated/types.ts'
import { Castle } from '../../art/castle/castle.tsx'
import { CastleDamage } from '../../art/castle/castle-damage.tsx'
import type { TimeOfDay } from '../../art/palette.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { GuildTag } from '../../things/guilds/guild-tag.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import { castleStagesOf } from './castle-stages-of.ts'
import { PlayerMottos } from './player-mottos.tsx'
import styles from './player-page.module.css'
import { PlayerRecords } from './player-records.tsx'
import { WornGear } from './worn-gear.tsx'

type PlayerViewProps = {
  profile: PlayerProfile
  isOwn: boolean
  time: TimeOfDay
  /** What can be done about the player. Nothing on the own page. */
  actions?: ReactNode
  onGear: (gear: Gear) => void
}

/** A player: who it is, the castle, the records and the worn gear. */
export function PlayerView({ profile, isOwn, time, actions, onGear }: PlayerViewProps) {
  const { player, damaged, gear, isGearHidden } = profile
  const stages = castleStagesOf(profile)
  return (
    <PageFrame title={player.name} width="wide">
      <div className={styles.columns}>
        <div className={styles.column}>
          <Who profile={profile} isOwn={isOwn}>
            {actions}
          </Who>
          <div className={styles.picture}>
            <PictureFrame>
              <div className={styles.scene}>
                <Castle
                  stages={stages}
                  time={time}
                  smoke={false}
                  armsId={player.arms}
                  title={`Замок: донжон с гербом, стены и двор. Хозяин: ${player.name}${damageWords(damaged)}`}
                />
                {damaged.length > 0 && (
                  <CastleDamage damaged={damaged} stages={stages} time={time} armsId={player.arms} />
                )}
              </div>
            </PictureFrame>
          </div>
        </div>
        <div className={styles.column}>
          <PlayerRecords records={profile.records} totalGold={profile.totalGold} />
          <PlayerMottos mottos={profile.mottos} />
          <WornGear gear={gear} isHidden={isGearHidden} isOwn={isOwn} onGear={onGear} />
        </div>
      </div>
    </PageFrame>
  )
}

const DAMAGED = { walls: 'стены', moats: 'рвы', stakes: 'колья' } as const

/** «. Разбиты в набеге: стены, рвы» */
function damageWords(damaged: PlayerProfile['damaged']): string {
  if (damaged.length === 0) return ''
  return `. Разбиты в набеге: ${damaged.map((building) => DAMAGED[building]).join(', ')}`
}

function presenceOf({ isGenerated, isBlocked, isOnline }: PlayerProfile): string {
  if (isGenerated) return 'Правит ключник'
  if (isBlocked) return 'Аккаунт заблокирован'
  return isOnline ? 'Сейчас в игре' : 'Не в игре'
}

function Who({ profile, isOwn, children }: { profile: PlayerProfile; isOwn: boolean; children: ReactNode }) {
  const { player, isOnline } = profile
  return (
    <Card kind="ruled" label="Хозяин замка">
      <div className={styles.who}>
        <Avatar id={player.arms} src={player.avatarUrl} size={72} />
        <div>
          <b>
            <Unbroken>{`${TITLE_NAMES[player.title]}, ${player.level}-й уровень`}</Unbroken>
          </b>
          {player.guildTag && (
            <span>
              Гильдия <GuildTag tag={player.guildTag} />
            </span>
          )}
          <span className={isOnline ? styles.online : undefined}>{presenceOf(profile)}</span>
        </div>
      </div>
      {isOwn && (
        <p className={styles.note}>
          Таким вас видят другие игроки. <PageLink to="gameplay">Что показывать</PageLink>
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </Card>
  )
}
