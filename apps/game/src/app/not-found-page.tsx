import { Link, useLocation } from 'react-router-dom'
import { PageLink } from '../shell/page-link.tsx'
import { buttonClass } from '../ui/controls/button-class.ts'
import { SearchIcon } from '../ui/pictures/icons.ts'
import { Card } from '../ui/surfaces/card.tsx'
import { Empty } from '../ui/surfaces/empty.tsx'
import styles from './notice.module.css'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  useTitle('Страница не найдена')
  const isInGame = useLocation().pathname.startsWith('/game')
  return (
    <Card className={styles.notice}>
      <h1>Страница не найдена</h1>
      <Empty
        icon={<SearchIcon />}
        action={
          isInGame ? (
            <PageLink className={buttonClass({ variant: 'act' })} to="castle">
              В замок
            </PageLink>
          ) : (
            <Link className={buttonClass({ variant: 'act' })} to="/">
              На главную
            </Link>
          )
        }
      >
        По этой дороге замков нет. Проверьте адрес.
      </Empty>
    </Card>
  )
}
