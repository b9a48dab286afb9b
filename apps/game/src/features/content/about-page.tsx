import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './about-page.module.css'

/** About the game, with the authors whose licences require attribution. */
export function AboutPage() {
  return (
    <div className={styles.page}>
      <Card kind="ruled">
        <div className={styles.panel}>
          <h1>Об игре</h1>
          <p>
            «Донжон» — стратегия и ролевая игра о средневековом замке. Вы лорд: собираете войско и водите его
            в походы. Каждая битва идёт по открытым правилам, и любой отчёт можно проверить.
          </p>
          <p>Игра идёт в обычном браузере, на телефоне и на большом экране. Замки рисует она сама.</p>
        </div>
      </Card>
      <Card kind="ruled" title="Благодарности" icon={<ChronicleIcon />}>
        <div className={styles.panel}>
          <h2>Знаки</h2>
          <p>
            Знаки войска, наград и гербов взяты из собрания{' '}
            <a href="https://game-icons.net" rel="noreferrer">
              game-icons.net
            </a>
            . Их авторы — Lorc, Delapouite и другие участники собрания. Лицензия{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/deed.ru" rel="license noreferrer">
              CC BY 3.0
            </a>
            ; знаки перекрашены.
          </p>
          <h2>Шрифты</h2>
          <p>
            Forum, Philosopher и Ruslan Display, каждый © авторов своего проекта, по лицензии{' '}
            <a href="https://openfontlicense.org" rel="license noreferrer">
              SIL Open Font License 1.1
            </a>
            .
          </p>
          <h2>Библиотеки</h2>
          <p>
            Игра собрана с помощью открытых библиотек.{' '}
            <a href="/third-party-licences.txt" rel="license">
              Их список и лицензии
            </a>
            .
          </p>
          <h2>Рисунки</h2>
          <p>Замок, поля битв и гербы нарисованы для этой игры.</p>
        </div>
      </Card>
    </div>
  )
}
