import { Button } from '../../../ui/controls/button.tsx'
import { LedgerIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import styles from './profile.module.css'

type OwnDataCardProps = { isLoading: boolean; onDownload: () => void }

/** Everything that the game keeps about the player, as a file. */
export function OwnDataCard({ isLoading, onDownload }: OwnDataCardProps) {
  return (
    <Card title="Ваши данные" icon={<LedgerIcon />}>
      <p className={styles.note}>
        Всё, что игра хранит о вас: учётная запись, замок, казна, вещи, бои, вести и настройки. Файл в формате
        JSON.
      </p>
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={onDownload}>
          Скачать мои данные
        </Button>
      </div>
    </Card>
  )
}
