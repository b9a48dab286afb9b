import { Link } from 'react-router-dom'
import { PAGES } from '../../../../../catalogue/pages.ts'
import { pageAddress } from '../../shell/page-address.ts'
import { ChevronIcon } from '../../ui/controls/control-icons.tsx'
import { CastleIcon, HelpIcon, MailIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './settings.module.css'
import { SoundCard } from './sound-card.tsx'

const sections = [
  {
    to: pageAddress('emailPassword'),
    icon: <MailIcon />,
    title: PAGES.emailPassword.title,
    text: 'Подтвердить почту, сменить пароль',
  },
  {
    to: pageAddress('sessions'),
    icon: <CastleIcon />,
    title: PAGES.sessions.title,
    text: 'Где открыт ваш замок, и как закрыть лишнее',
  },
  { to: '/about', icon: <HelpIcon />, title: 'Об игре', text: 'Кто рисовал знаки и буквы' },
]

/** Links to all settings. */
export function SettingsPage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Настройки</h1>
      <Card as="div">
        <ul className={styles.list}>
          {sections.map(({ to, icon, title, text }) => (
            <li key={to}>
              <Link className={styles.way} to={to}>
                {icon}
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <ChevronIcon className={styles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <SoundCard />
    </div>
  )
}
