import type { ChangeGameplaySettingsRequest, GameplaySettings } from '../../../../../generated/types.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { EquipIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './settings.module.css'
import { SettingsHeading } from './settings-heading.tsx'

type GameplayViewProps = {
  /** Undefined until loaded. */
  settings: GameplaySettings | undefined
  error: Error | null
  onRetry: () => void
  onChange: (changes: ChangeGameplaySettingsRequest) => void
}

const CHOICES = [
  { value: 'shown', label: 'Показывать' },
  { value: 'hidden', label: 'Скрывать' },
] as const

/** What others see on the player's page. */
export function GameplayView({ settings, error, onRetry, onChange }: GameplayViewProps) {
  return (
    <div className={styles.page}>
      <SettingsHeading>Что видят другие</SettingsHeading>
      <Card title="Страница игрока" icon={<EquipIcon />}>
        {settings ? (
          <>
            <Segmented
              label="Снаряжение войска"
              choices={CHOICES}
              value={settings.isGearHidden ? 'hidden' : 'shown'}
              onChange={(value) => onChange({ isGearHidden: value === 'hidden' })}
            />
            <p className={styles.hint}>
              Имя, титул, уровень, вид замка и число побед видны всем. Казну, войско и уровни построек не
              видит никто.
            </p>
          </>
        ) : (
          <Pending error={error} onRetry={onRetry} lines={3} />
        )}
      </Card>
    </div>
  )
}
