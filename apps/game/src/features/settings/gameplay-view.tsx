import type { ChangeGameplaySettingsRequest, GameplaySettings } from '#generated/types.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { BellIcon, EquipIcon, ReportsIcon } from '../../ui/pictures/icons.ts'
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

const MOTIONS = [
  { value: 'SYSTEM', label: 'Как в системе' },
  { value: 'FULL', label: 'Живое' },
  { value: 'REDUCED', label: 'Спокойное' },
] as const
const SPEEDS = [
  { value: '1', label: '×1' },
  { value: '2', label: '×2' },
  { value: '4', label: '×4' },
] as const
const SOUNDS = [
  { value: 'no', label: 'Тихо' },
  { value: 'yes', label: 'Со звуком' },
] as const
const QUESTIONS = [
  { value: 'yes', label: 'Переспрашивать' },
  { value: 'no', label: 'Сразу делать' },
] as const
const NUMBERS = [
  { value: 'no', label: '12 480' },
  { value: 'yes', label: '12,5 тыс.' },
] as const
const GEAR = [
  { value: 'no', label: 'Показывать' },
  { value: 'yes', label: 'Скрывать' },
] as const

/** How the game looks and behaves, and what others see on the player's page. */
export function GameplayView({ settings, error, onRetry, onChange }: GameplayViewProps) {
  return (
    <div className={styles.page}>
      <SettingsHeading>Игра и звук</SettingsHeading>
      {settings ? (
        <Choices settings={settings} onChange={onChange} />
      ) : (
        <Card label="Игра и звук">
          <Pending error={error} onRetry={onRetry} lines={6} />
        </Card>
      )}
    </div>
  )
}

type ChoicesProps = { settings: GameplaySettings } & Pick<GameplayViewProps, 'onChange'>

function Choices({ settings, onChange }: ChoicesProps) {
  return (
    <>
      <Card title="Картинка и звук" icon={<BellIcon />}>
        <div className={styles.choices}>
          <Segmented
            label="Движение"
            note="знамёна, дым, удары"
            choices={MOTIONS}
            value={settings.motion}
            onChange={(motion) => onChange({ motion })}
          />
          <Segmented
            label="Звук"
            note="удары, монеты и исход боя"
            choices={SOUNDS}
            value={yesNo(settings.hasSounds)}
            onChange={(value) => onChange({ hasSounds: value === 'yes' })}
          />
          <Segmented
            label="Крупные числа"
            note="точное — в подсказке"
            choices={NUMBERS}
            value={yesNo(settings.hasCompactNumbers)}
            onChange={(value) => onChange({ hasCompactNumbers: value === 'yes' })}
          />
        </div>
      </Card>
      <Card title="Бой и команды" icon={<ReportsIcon />}>
        <div className={styles.choices}>
          <Segmented
            label="Скорость битвы"
            note="с какой открывается отчёт"
            choices={SPEEDS}
            value={`${settings.replaySpeed}`}
            onChange={(speed) => onChange({ replaySpeed: speed === '4' ? 4 : speed === '2' ? 2 : 1 })}
          />
          <Segmented
            label="Траты и прощания"
            note="продать, разобрать, выйти"
            choices={QUESTIONS}
            value={yesNo(settings.asksToConfirm)}
            onChange={(value) => onChange({ asksToConfirm: value === 'yes' })}
          />
        </div>
      </Card>
      <Card title="Страница игрока" icon={<EquipIcon />}>
        <Segmented
          label="Снаряжение войска"
          choices={GEAR}
          value={yesNo(settings.isGearHidden)}
          onChange={(value) => onChange({ isGearHidden: value === 'yes' })}
        />
        <p className={styles.hint}>
          Имя, титул, уровень, вид замка и число побед видны всем. Казну, войско и уровни построек не видит
          никто.
        </p>
      </Card>
    </>
  )
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no'
}
