import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { World } from '#generated/types.ts'
import { plural } from '#rules/core/plurals.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { ServerDrawn } from '../../shell/server-drawn.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { formatNumber } from '../../ui/format/number.ts'
import {
  ArmyIcon,
  CastleIcon,
  ChronicleIcon,
  GloryIcon,
  GuildIcon,
  MissionsIcon,
} from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import styles from './main-view.module.css'

const GrandCastle = lazyPart(async () => (await import('./grand-castle.tsx')).GrandCastle, 'nothing')
const StrongestLords = lazyPart<Pick<World, 'strongest'>>(
  async () => (await import('./strongest-lords.tsx')).StrongestLords,
)

export type MainViewProps = {
  isLoggedIn: boolean
  world: World | undefined
  error: Error | null
  onRetry: () => void
  /** The card with the news. */
  news: ReactNode
}

const actions = [
  {
    icon: <CastleIcon />,
    title: 'Держите замок',
    text: 'Ваш герб над донжоном с первого дня, а башня растёт вместе с титулом хозяина.',
  },
  {
    icon: <ArmyIcon />,
    title: 'Собирайте войско',
    text: 'Восемь отрядов, и у каждого своё дело: от лучников до слуг, что перевязывают раны.',
  },
  {
    icon: <ChronicleIcon />,
    title: 'Входите в летопись',
    text: 'Ведите войско в походы: каждая битва записана по ударам, её можно пересмотреть и показать.',
  },
]

function Numbers({ world }: { world: World }) {
  const numbers = [
    { icon: <CastleIcon />, value: world.castles, forms: ['замок', 'замка', 'замков'] },
    { icon: <GuildIcon />, value: world.lords, forms: ['лорд', 'лорда', 'лордов'] },
    {
      icon: <MissionsIcon />,
      value: world.missionsToday,
      forms: ['поход сегодня', 'похода сегодня', 'походов сегодня'],
    },
  ] as const
  const counted = numbers.filter(({ value }) => value > 0)
  if (counted.length === 0)
    return <Empty>Мир только что открылся. Первый замок в нём может быть вашим.</Empty>
  return (
    <ul className={styles.numbers}>
      {counted.map(({ icon, value, forms }) => (
        <li key={forms[0]}>
          {icon}
          <b className="num">{formatNumber(value)}</b>
          <span>{plural(value, forms)}</span>
        </li>
      ))}
    </ul>
  )
}

function Strongest({ world }: { world: World }) {
  if (world.strongest.length === 0) return <Empty>Первым сильным лордом можете стать вы.</Empty>
  return (
    <ServerDrawn id="strongest">
      <StrongestLords strongest={world.strongest} />
    </ServerDrawn>
  )
}

/** The main page, the first that a visitor sees. */
export function MainView({ isLoggedIn, world, error, onRetry, news }: MainViewProps) {
  const waiting = <Pending error={error} onRetry={onRetry} lines={5} />
  return (
    <div className={styles.main}>
      <section className={styles.hero} aria-label="Донжон">
        <PictureFrame>
          <ServerDrawn id="castle" className={styles.scene}>
            <GrandCastle />
          </ServerDrawn>
        </PictureFrame>
        <div className={styles.invitation}>
          <Ribbon>Донжон</Ribbon>
          <p className={styles.lead}>Стройте замок, ведите войско, пишите летопись своего рода.</p>
          <div className={styles.ways}>
            {isLoggedIn ? (
              <PageLink className={buttonClass({ variant: 'act' })} to="castle">
                В замок
              </PageLink>
            ) : (
              <>
                <Link className={buttonClass({ variant: 'act' })} to="/auth/register">
                  Построить замок
                </Link>
                <Link className={buttonClass({ variant: 'oak' })} to="/auth/login">
                  Войти
                </Link>
              </>
            )}
          </div>
          <p className={styles.promise}>
            В браузере, сразу и бесплатно. <Link to="/knowledge-base">Заглянуть в базу знаний</Link>
          </p>
          <Card kind="ruled" title="Мир сегодня" icon={<CastleIcon />} className={styles.world}>
            {world ? <Numbers world={world} /> : waiting}
          </Card>
        </div>
      </section>
      <div className={styles.sides}>
        <Card kind="ruled" title="Что вас ждёт" icon={<ChronicleIcon />}>
          <ul className={styles.actions}>
            {actions.map(({ icon, title, text }) => (
              <li key={title}>
                {icon}
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card kind="ruled" title="Сильнейшие лорды" icon={<GloryIcon />}>
          {world ? <Strongest world={world} /> : <Skeleton lines={5} />}
        </Card>
        {news}
      </div>
    </div>
  )
}
