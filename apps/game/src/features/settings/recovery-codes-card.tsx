import { notify } from '../../shell/notify.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './second-factor.module.css'

type RecoveryCodesCardProps = { codes: readonly string[]; onKept: () => void }

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('success', 'Коды скопированы')
  } catch {
    notify('info', 'Коды не скопировались', 'Выделите их и скопируйте сами.')
  }
}

function fileOf(codes: readonly string[]): string {
  const text = ['Донжон: запасные коды для входа. Каждый работает один раз.', '', ...codes, ''].join('\r\n')
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}

function download(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = fileOf(codes)
  link.download = 'donjon-zapasnye-kody.txt'
  link.click()
}

/** The new recovery codes. They are shown only this once. */
export function RecoveryCodesCard({ codes, onKept }: RecoveryCodesCardProps) {
  return (
    <Card title="Запасные коды" icon={<LockIcon />}>
      <p>
        Каждый впустит вас один раз, если телефона с приложением нет под рукой. Сохраните их сейчас: второй
        раз мы их не покажем.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => download(codes)}>Скачать файлом</Button>
        <Button onClick={() => void copy(codes.join('\n'))}>Скопировать</Button>
      </div>
      <Button variant="act" full onClick={onKept}>
        Коды сохранены
      </Button>
    </Card>
  )
}
