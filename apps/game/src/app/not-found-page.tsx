import { Link, useLocation } from 'react-router-dom'
import { PageLink } from '../shell/page-link.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { Card } from '../ui/surfaces/card.tsx'
import lostRoad from './lost-road.svg?no-inline'
import styles from './notice.module.css'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  useTitle('Страница не найдена')
  const isInGame = useLocation().pathname.startsWith('/game')
  return (
    <Card kind="flush" label="Страница не найдена" className={styles.notice}>
      <img src={lostRoad} alt="" width={480} height={220} />
      <div className={styles.words}>
        <h1>Страница не найдена</h1>
        <p>По этой дороге замков нет. Проверьте адрес.</p>
        {isInGame ? (
          <PageLink className={buttonClass({ variant: 'act' })} to="castle">
            В замок
          </PageLink>
        ) : (
          <Link className={buttonClass({ variant: 'act' })} to="/">
            На главную
          </Link>
        )}
      </div>
    </Card>
  )
}
