import { notify } from '../../../shell/notify.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { UnlockIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import styles from './tokens.module.css'

type NewTokenCardProps = { token: string; onKept: () => void }

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('success', 'Ключ скопирован')
  } catch {
    notify('info', 'Ключ не скопировался', 'Выделите его и скопируйте сами.')
  }
}

/** The new token. It is shown only this once. */
export function NewTokenCard({ token, onKept }: NewTokenCardProps) {
  return (
    <Card title="Новый ключ" icon={<UnlockIcon />}>
      <p>Сохраните ключ сейчас: второй раз мы его не покажем. Кто его знает, тот прочтёт то же, что и вы.</p>
      <code className={styles.token}>{token}</code>
      <div className={styles.actions}>
        <Button onClick={() => void copy(token)}>Скопировать</Button>
        <Button variant="act" onClick={onKept}>
          Ключ сохранён
        </Button>
      </div>
    </Card>
  )
}
