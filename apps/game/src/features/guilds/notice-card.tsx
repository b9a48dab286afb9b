import { BellIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './guilds.module.css'

/** What the guild tells its members. */
export function NoticeCard({ notice }: { notice: string }) {
  return (
    <Card title="Объявление" icon={<BellIcon />} label="Объявление">
      {notice === '' ? (
        <p className={styles.note}>Объявлений нет. Его увидят только участники.</p>
      ) : (
        <p className={styles.text}>{notice}</p>
      )}
    </Card>
  )
}
