import type { PushSettings } from '#generated/types.ts'
import type { PushPermission } from '../../../shell/push/push-support.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { BellIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import styles from '../settings.module.css'

export type PushCardProps = {
  /** Undefined until loaded. */
  settings: PushSettings | undefined
  error: Error | null
  onRetry: () => void
  permission: PushPermission
  /** Whether this browser gets pushes. */
  isHere: boolean
  isBusy: boolean
  onTurnHere: (isOn: boolean) => void
  onEnable: (isEnabled: boolean) => void
}

const SWITCH = [
  { value: 'on', label: 'Присылать' },
  { value: 'off', label: 'Не присылать' },
] as const

/** Notifications outside of the game: for all browsers of the player, and for this one. */
export function PushCard({ settings, error, onRetry, ...rest }: PushCardProps) {
  return (
    <Card title="Вести вне игры" icon={<BellIcon />}>
      {settings ? (
        <Pushes settings={settings} {...rest} />
      ) : (
        <Pending error={error} onRetry={onRetry} lines={3} />
      )}
    </Card>
  )
}

type PushesProps = Omit<PushCardProps, 'settings' | 'error' | 'onRetry'> & { settings: PushSettings }

function Pushes({ settings, permission, isHere, isBusy, onTurnHere, onEnable }: PushesProps) {
  if (settings.publicKey === null) return <p>Этот сервер не присылает вести вне игры.</p>
  return (
    <div className={styles.choices}>
      <p>Когда игра закрыта, вести приходят уведомлениями в телефон или на экран компьютера.</p>
      <Segmented
        label="На все ваши устройства"
        choices={SWITCH}
        value={settings.isEnabled ? 'on' : 'off'}
        onChange={(value) => onEnable(value === 'on')}
      />
      {settings.isEnabled && (
        <div className={styles.steps} role="status">
          <ThisBrowser permission={permission} isHere={isHere} isBusy={isBusy} onTurnHere={onTurnHere} />
        </div>
      )}
    </div>
  )
}

function ThisBrowser({
  permission,
  isHere,
  isBusy,
  onTurnHere,
}: Pick<PushCardProps, 'permission' | 'isHere' | 'isBusy' | 'onTurnHere'>) {
  if (permission === 'unsupported')
    return (
      <p>
        Этот браузер их не показывает. На iPhone и iPad сначала добавьте игру на экран «Домой» и откройте её
        оттуда.
      </p>
    )
  if (permission === 'denied')
    return (
      <p>
        <b className={styles.lacking}>Запрещено в браузере.</b> Откройте настройки этого сайта рядом с его
        адресом, разрешите уведомления и обновите страницу.
      </p>
    )
  if (permission === 'granted' && isHere)
    return (
      <>
        <p className={styles.good}>Этот браузер получает вести.</p>
        <Button small loading={isBusy} onClick={() => onTurnHere(false)}>
          Отключить здесь
        </Button>
      </>
    )
  return (
    <>
      <p>Этот браузер пока не подключён.</p>
      <Button small loading={isBusy} onClick={() => onTurnHere(true)}>
        Подключить этот браузер
      </Button>
    </>
  )
}
