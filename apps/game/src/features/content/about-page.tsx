import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { PageLink } from '../../shell/page-link.tsx'
import { ServerDrawn } from '../../shell/server-drawn.tsx'
import { useIsLoggedIn } from '../../shell/use-is-logged-in.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { CastleIcon, ChronicleIcon, GloryIcon, HelpIcon, LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import styles from './about-page.module.css'

const GrowingCastle = lazyPart(async () => (await import('./growing-castle.tsx')).GrowingCastle, 'nothing')
const SampleFight = lazyPart(async () => (await import('./sample-fight.tsx')).SampleFight, 'nothing')
const Places = lazyPart(async () => (await import('./places.tsx')).Places, 'nothing')
const ForgeTable = lazyPart(async () => (await import('./forge-table.tsx')).ForgeTable)

const RULES = [
  {
    term: 'Энергия',
    text: 'Поход стоит от 2 до 6 единиц. Каждые 12 минут возвращается одна, больше 120 не копится.',
  },
  { term: 'Шанс победы', text: 'Виден до похода и честно посчитан по вашему войску и снаряжению.' },
  { term: 'Поражение', text: 'Войско вернётся раньше и без добычи. Замок, золото и вещи остаются у вас.' },
  { term: 'Павшие', text: 'После боя полягут немногие: новых наймут за золото, а священники спасут часть.' },
  { term: 'Время', text: 'Походы, налоги и лоты идут сами, даже когда игра закрыта.' },
] as const

const HONESTY = [
  'Сервер решает всё, браузер только показывает. Обойти правила нельзя.',
  'Каждая битва хранится целиком. Ваш браузер повторяет её и сверяет каждый удар: «Бой проверен».',
  'Случай решён заранее: на каждый день есть тайна, её отпечаток объявлен до начала дня, а сама она открывается в полночь. Отчёт проверит, что жребий вашего похода взят из неё.',
  'Каждая монета и каждая вещь записаны в счётной книге.',
  'Заточка показывает, какое число выпало и какое было нужно.',
] as const

/** About the game: a tour in pictures, the rules in short, and the authors whose licences require attribution. */
export function AboutPage() {
  const isLoggedIn = useIsLoggedIn()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Ribbon>Об игре</Ribbon>
        <p>Вы лорд маленького замка. У вас горстка бойцов, тощая казна и крысы на мельнице.</p>
      </header>
      <AboutScene title="Замок растёт у вас на глазах" id="castle" picture={<GrowingCastle />}>
        Он нарисован самой игрой и стоит в свете вашего часа: днём день, ночью ночь. Построили конюшню — она
        появится во дворе, подняли стены — они станут выше, стали бароном — вырастет донжон.
      </AboutScene>
      <AboutScene id="fight" title="Каждую битву можно пересмотреть" picture={<SampleFight />}>
        Поход длится минуты. Вернувшись, войско приносит отчёт: залпы, удары конницы, павшие, добыча. Его
        можно смотреть по ударам и показать другу ссылкой.
      </AboutScene>
      <AboutScene id="places" title="66 походов" picture={<Places />}>
        От старой мельницы до перевалов: леса, болота, деревни, горы. У каждого врага свой нрав, и к каждому
        своё средство.
      </AboutScene>
      <AboutScene title="Вещи с характером" id="forge" picture={<ForgeTable />}>
        240 вещей для восьми отрядов, и каждая находка своего качества. Её можно улучшить, заточить, отделать
        и продать на рынке другому лорду.
      </AboutScene>
      <Card kind="ruled" title="Правила коротко" icon={<HelpIcon />}>
        <dl className={styles.rules}>
          {RULES.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card kind="ruled" title="Честная игра" icon={<LedgerIcon />}>
        <ul className={styles.honesty}>
          {HONESTY.map((text) => (
            <li key={text}>
              <GloryIcon />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.start}>
        {isLoggedIn ? (
          <PageLink className={buttonClass({ variant: 'act' })} to="castle">
            В замок
          </PageLink>
        ) : (
          <Link className={buttonClass({ variant: 'act' })} to="/auth/register">
            <CastleIcon />
            Построить замок
          </Link>
        )}
      </div>
      <Credits />
    </div>
  )
}

type AboutSceneProps = {
  /** Names the picture. */
  id: string
  title: string
  picture: ReactNode
  children: ReactNode
}

/** One stop of the tour: a drawn scene and what it means for the player. */
function AboutScene({ id, title, picture, children }: AboutSceneProps) {
  return (
    <Card kind="flush" className={styles.scene} label={title}>
      <ServerDrawn id={id} className={styles.picture}>
        {picture}
      </ServerDrawn>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </Card>
  )
}

/** The authors whose licences require attribution. */
function Credits() {
  return (
    <Card kind="ruled" title="Благодарности" icon={<ChronicleIcon />}>
      <dl className={styles.rules}>
        <div>
          <dt>Знаки</dt>
          <dd>
            Из собрания{' '}
            <a href="https://game-icons.net" rel="noreferrer">
              game-icons.net
            </a>
            : Lorc, Delapouite и другие авторы. Лицензия{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/deed.ru" rel="license noreferrer">
              CC BY 3.0
            </a>
            ; знаки перекрашены.
          </dd>
        </div>
        <div>
          <dt>Шрифты</dt>
          <dd>
            Forum, Philosopher и Ruslan Display, каждый © авторов своего проекта, по лицензии{' '}
            <a href="https://openfontlicense.org" rel="license noreferrer">
              SIL Open Font License 1.1
            </a>
            .
          </dd>
        </div>
        <div>
          <dt>Библиотеки</dt>
          <dd>
            <a href="/third-party-licences.txt" rel="license">
              Список открытых библиотек и их лицензии
            </a>
            .
          </dd>
        </div>
        <div>
          <dt>Рисунки</dt>
          <dd>Замок, поля битв и гербы нарисованы для этой игры.</dd>
        </div>
      </dl>
    </Card>
  )
}
