import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/controls/button-class.ts'
import { SearchIcon } from '../ui/pictures/icons.ts'
import { Card } from '../ui/surfaces/card.tsx'
import { Empty } from '../ui/surfaces/empty.tsx'
import styles from './notice.module.css'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  useTitle('Страница не найдена')
  return (
    <Card className={styles.notice}>
      <h1>Страница не найдена</h1>
      <Empty
        icon={<SearchIcon />}
        action={
          <Link className={buttonClass({ variant: 'act' })} to="/">
            На главную
          </Link>
        }
      >
        По этой дороге замков нет. Проверьте адрес.
      </Empty>
    </Card>
  )
}
