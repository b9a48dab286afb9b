import type { ReactNode } from 'react'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { Gear, PlayerProfile } from '#generated/types.ts'
import { Castle } from '../../art/castle/castle.tsx'
import { CastleDamage } from '../../art/castle/castle-damage.tsx'
import { isStage, type Stages } from '../../art/castle/stages.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { castleStages, DRAWN_AS } from '../../shared/castle/castle-buildings.ts'
import { GuildTag } from '../../shared/guilds/guild-tag.tsx'
import { PlayerName } from '../../shared/player/player-name.tsx'
import { RecordTable } from '../../shared/player/record-table.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatWhen } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ChallengeIcon, ChronicleIcon, GoldIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './player-page.module.css'
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

const ROWS = [
  ['missions', 'Походы'],
  ['raids', 'Набеги'],
  ['defences', 'Оборона'],
] as const

/** Fights by kind and end, and the gold of all time. */
function PlayerRecords({ records, totalGold }: Pick<PlayerProfile, 'records' | 'totalGold'>) {
  return (
    <Card title="Свершения" icon={<ChallengeIcon />}>
      <RecordTable rows={ROWS.map(([kind, name]) => ({ name, ...records[kind] }))} />
      {records.unlimited > 0 && (
        <p className={styles.gold}>
          <MissionsIcon aria-hidden="true" />
          Дорога без конца <b className="num">{counted(records.unlimited, ['враг', 'врага', 'врагов'])}</b>
        </p>
      )}
      <p className={styles.gold}>
        <GoldIcon aria-hidden="true" />
        <Tip of="topListGold">Всего золота</Tip> <b className="num">{formatNumber(totalGold)}</b>
      </p>
    </Card>
  )
}

/** What raiders who won have left at the castle. Nothing while the walls are clean. */
function PlayerMottos({ mottos }: Pick<PlayerProfile, 'mottos'>) {
  const now = useServerNow()()
  if (mottos.length === 0) return null
  return (
    <Card title="Девизы на стенах" icon={<ChronicleIcon />}>
      <ul className={styles.mottos}>
        {mottos.map(({ author, motto, leftAt }) => (
          <li key={`${author.playerId} ${leftAt} ${motto}`}>
            <q>{motto}</q>
            <span>
              <PlayerName {...author} />, {formatWhen(leftAt, now)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The picture of another player's castle: its levels are unknown, its stages are not. */
function castleStagesOf({ player, castle }: Pick<PlayerProfile, 'player' | 'castle'>): Stages {
  const stages = castleStages(player.title)
  for (const { building, stage } of castle) if (isStage(stage)) stages[DRAWN_AS[building]] = stage
  return stages
}
