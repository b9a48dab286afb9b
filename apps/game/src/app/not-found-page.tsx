import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { SearchIcon } from '../ui/icons.ts'
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
