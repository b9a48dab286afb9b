import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './about-page.module.css'

/** The authors whose licences require attribution. */
export function Credits() {
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
