import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageKey } from '#catalogue/pages.ts'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { PlayerLayoutData } from '#generated/types.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { counted } from '../../ui/format/counted.ts'
import {
  BellIcon,
  CastleIcon,
  EquipIcon,
  ExitIcon,
  HelpIcon,
  LedgerIcon,
  LockIcon,
  MailIcon,
  RenameIcon,
  SquiresIcon,
  UnlockIcon,
} from '../../ui/pictures/icons.ts'
import { PlayerBadge } from '../../ui/pictures/player-badge.tsx'
import { Card } from '../../ui/surfaces/card.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './settings.module.css'

type SettingsViewProps = {
  player: PlayerLayoutData['player'] | undefined
  email: string | null
  isConfirmed: boolean
  /** Number of open sessions. Undefined while unknown. */
  sessions: number | undefined
  /** Whether a login needs a code. Undefined while unknown. */
  asksCode: boolean | undefined
  /** Whether Telegram opens the castle. Undefined while unknown, and on a server without a bot. */
  isLinked: boolean | undefined
  /** A messenger has no menu that installs the game, and would log in again at once. */
  isInMessenger: boolean
  onLeave: () => void
}

function mailState(
  email: string | null,
  isConfirmed: boolean,
): Pick<SettingsRowProps, 'text' | 'state' | 'tone'> {
  if (email === null) return { text: 'С ними замок откроется и без Telegram', state: 'Не указаны' }
  if (isConfirmed)
    return { text: 'Забытый пароль можно сменить по почте', state: 'Подтверждена', tone: 'good' }
  return {
    text: 'Подтвердите почту: без неё забытый пароль не сменить',
    state: 'Не подтверждена',
    tone: 'bad',
  }
}

/** Who is here, how the castle is guarded, and the rest. Each line says its present state. */
export function SettingsView({
  player,
  email,
  isConfirmed,
  sessions,
  asksCode,
  isLinked,
  isInMessenger,
  onLeave,
}: SettingsViewProps) {
  const mail = mailState(email, isConfirmed)
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Настройки</h1>
      <Card kind="ruled" label="Хозяин замка">
        {player ? (
          <div className={styles.owner}>
            <PlayerBadge
              player={{
                id: player.arms,
                name: player.name,
                avatarUrl: player.avatarUrl,
                level: player.level,
              }}
              note={`${TITLE_NAMES[player.title]}, ${player.level}-й уровень`}
              foot={<span className={styles.address}>{email ?? 'Почта не указана'}</span>}
              size={64}
            />
            {!isInMessenger && (
              <Button icon={<ExitIcon />} onClick={onLeave}>
                Выйти
              </Button>
            )}
          </div>
        ) : (
          <Skeleton lines={2} />
        )}
      </Card>
      <Card title="Лорд" icon={<SquiresIcon />}>
        <ul className={styles.list}>
          <SettingsRow
            to="profile"
            icon={<RenameIcon />}
            title="Имя и герб"
            text="Сменить имя, нарисовать герб, скачать свои данные, удалить замок"
          />
        </ul>
      </Card>
      <Card title="Охрана замка" icon={<LockIcon />}>
        <ul className={styles.list}>
          <SettingsRow to="emailPassword" icon={<MailIcon />} title="Почта и пароль" {...mail} />
          {isLinked !== undefined && (
            <SettingsRow
              to="messenger"
              icon={<UnlockIcon />}
              title="Вход через Telegram"
              text="Замок открывается из мессенджера без пароля"
              state={isLinked ? 'Привязан' : 'Не привязан'}
              {...(isLinked && { tone: 'good' })}
            />
          )}
          <SettingsRow
            to="secondFactor"
            icon={<UnlockIcon />}
            title="Вход по коду"
            text="После пароля игра спросит код с вашего телефона"
            state={asksCode === undefined ? null : asksCode ? 'Включён' : 'Выключен'}
            {...(asksCode && { tone: 'good' })}
          />
          <SettingsRow
            to="sessions"
            icon={<CastleIcon />}
            title="Сеансы"
            text="Где открыт ваш замок и как закрыть лишнее"
            state={sessions === undefined ? null : counted(sessions, ['сеанс', 'сеанса', 'сеансов'])}
          />
          <SettingsRow
            to="tokens"
            icon={<LedgerIcon />}
            title="Ключи доступа"
            text="Для ваших таблиц и программ: читают игру, но ничего не меняют"
          />
        </ul>
      </Card>
      <Card title="Игра" icon={<HelpIcon />}>
        <ul className={styles.list}>
          <SettingsRow
            to="gameplay"
            icon={<EquipIcon />}
            title="Игра и звук"
            text="Движение, звук, скорость битвы, что видят другие"
          />
          <SettingsRow
            to="notificationSettings"
            icon={<BellIcon />}
            title="Вести и письма"
            text="О чём сообщать на экране и письмом"
          />
          <SettingsRow
            to="history"
            icon={<LedgerIcon />}
            title="Счётная книга"
            text="Каждая монета и каждая вещь: откуда пришла и куда ушла"
          />
          <SettingsRow
            address="/about"
            icon={<HelpIcon />}
            title="Об игре"
            text="Как устроена игра, правила коротко и благодарности"
          />
        </ul>
        {!isInMessenger && (
          <p className={styles.hint}>
            Донжон можно поставить как приложение: в меню браузера выберите «Установить» или «На экран
            „Домой“».
          </p>
        )}
      </Card>
    </div>
  )
}

type SettingsRowProps = {
  icon: ReactNode
  title: string
  text: string
  /** The present state in a word or two. */
  state?: string | null
  tone?: 'good' | 'bad'
} & ({ to: PageKey; address?: never } | { to?: never; address: string })

/** A line of the settings: what it is about, how it stands, and the way there. */
function SettingsRow({ to, address, icon, title, text, state, tone }: SettingsRowProps) {
  return (
    <li>
      <Link className={styles.way} to={to ? pageAddress(to) : address}>
        {icon}
        <span>
          <b>{title}</b>
          <small>{text}</small>
          {state && <em className={classNames(styles.state, tone && styles[tone])}>{state}</em>}
        </span>
        <ChevronIcon className={styles.chevron} />
      </Link>
    </li>
  )
}
