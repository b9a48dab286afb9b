import type {
  ChangeNotificationSettingsRequest,
  NotificationChoice,
  NotificationKind,
  NotificationSettings,
} from '#generated/types.ts'
import { PageLink } from '../../../shell/page-link.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { BellIcon, MailIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import styles from '../settings.module.css'
import { SettingsHeading } from '../settings-heading.tsx'
import kindStyles from './notifications.module.css'
import { PushCard, type PushCardProps } from './push-card.tsx'

type NotificationsViewProps = {
  /** Undefined until loaded. */
  settings: NotificationSettings | undefined
  error: Error | null
  onRetry: () => void
  onChange: (changes: ChangeNotificationSettingsRequest) => void
  push: PushCardProps
}

const PACES = [
  { value: 'HOURLY', label: 'Раз в час' },
  { value: 'DAILY', label: 'Раз в день' },
] as const

/** Which notifications come, and how. */
export function NotificationsView({ settings, error, onRetry, onChange, push }: NotificationsViewProps) {
  return (
    <div className={styles.page}>
      <SettingsHeading>Вести и письма</SettingsHeading>
      {settings ? (
        <>
          <Card title="Какие вести и куда" icon={<BellIcon />}>
            <KindsTable
              kinds={settings.kinds}
              canMail={settings.canMail}
              onChange={(choice) => onChange({ kinds: [choice] })}
            />
            <p className={styles.hint}>В списке вестей они останутся в любом случае.</p>
          </Card>
          <PushCard {...push} />
          <Card title="Письма" icon={<MailIcon />}>
            {settings.canMail ? (
              <Segmented
                label="Как часто"
                note="непрочитанное одним письмом, не чаще"
                choices={PACES}
                value={settings.letters}
                onChange={(letters) => onChange({ letters })}
              />
            ) : (
              <p>
                Письма приходят только на подтверждённую почту.{' '}
                <PageLink to="emailPassword">Подтвердить почту</PageLink>
              </p>
            )}
          </Card>
        </>
      ) : (
        <Card label="Вести и письма">
          <Pending error={error} onRetry={onRetry} lines={8} />
        </Card>
      )}
    </div>
  )
}

const WAYS = [
  { key: 'isToasted', label: 'На экране' },
  { key: 'isPushed', label: 'Вне игры' },
  { key: 'isMailed', label: 'Письмо' },
] as const

type KindsTableProps = {
  kinds: readonly NotificationChoice[]
  /** Letters reach only a confirmed address. */
  canMail: boolean
  onChange: (choice: NotificationChoice) => void
}

/** Each kind of notification and the ways it may come. */
function KindsTable({ kinds, canMail, onChange }: KindsTableProps) {
  return (
    <div className={kindStyles.frame}>
      <table className={kindStyles.table}>
        <thead>
          <tr>
            <th scope="col">Весть</th>
            {WAYS.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((choice) => (
            <tr key={choice.kind}>
              <th scope="row">{KIND_WORDS[choice.kind]}</th>
              {WAYS.map(({ key, label }) => (
                <td key={key}>
                  <label className={kindStyles.cell}>
                    <input
                      type="checkbox"
                      checked={choice[key]}
                      disabled={key === 'isMailed' && !canMail}
                      aria-label={`${KIND_WORDS[choice.kind]}: ${label.toLowerCase()}`}
                      onChange={({ target }) => onChange({ ...choice, [key]: target.checked })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const KIND_WORDS: Record<NotificationKind, string> = {
  MISSIONS: 'Походы',
  RAIDS: 'Набеги на замок',
  LEVEL: 'Новый уровень',
  TAXES: 'Налоги',
  MARKET: 'Рынок',
  GUILD: 'Гильдия',
  CRUSADES: 'Крестовые походы',
  CHALLENGES: 'Состязания',
}
