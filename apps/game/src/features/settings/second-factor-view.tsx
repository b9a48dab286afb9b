import { useForm } from 'react-hook-form'
import type { SecondFactor, SecondFactorSetup } from '#generated/types.ts'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { notify } from '../../shell/notify.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { type FactorChanges, FactorOnCards } from './factor-on-cards.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { PasswordFirst } from './password-first.tsx'
import styles from './second-factor.module.css'

type SecondFactorViewProps = FactorChanges & {
  factor: SecondFactor | undefined
  error: Error | null
  onRetry: () => void
  /** False for a castle of a messenger without an e-mail. */
  hasPassword: boolean
  /** The secret, while it waits for its first code. */
  setup: SecondFactorSetup | null
  /** New recovery codes that the player has not put away yet. */
  codes: readonly string[] | null
  onStart: (password: string) => Promise<void>
  onConfirm: (code: string) => Promise<void>
  onKept: () => void
}

export function SecondFactorView(props: SecondFactorViewProps) {
  const { factor, error, onRetry, hasPassword, setup, codes } = props
  const { onStart, onConfirm, onKept, onRenew, onTurnOff } = props
  if (codes) return <RecoveryCodesCard codes={codes} onKept={onKept} />
  if (!factor) return <PendingCard label="Вход по коду" error={error} onRetry={onRetry} lines={5} />
  if (factor.isOn) return <FactorOnCards factor={factor} onRenew={onRenew} onTurnOff={onTurnOff} />
  if (setup) return <FactorSetup setup={setup} onConfirm={onConfirm} />
  return <FactorOffCard isRequired={factor.isRequired} hasPassword={hasPassword} onStart={onStart} />
}

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
function RecoveryCodesCard({ codes, onKept }: RecoveryCodesCardProps) {
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

type FactorOffCardProps = {
  /** A role of the player works only with a second factor. */
  isRequired: boolean
  /** False for a castle of a messenger without an e-mail. */
  hasPassword: boolean
  onStart: (password: string) => Promise<void>
}

/** What the second factor is for, and the password that starts it. */
function FactorOffCard({ isRequired, hasPassword, onStart }: FactorOffCardProps) {
  return (
    <Card title="Выключен" icon={<LockIcon />}>
      <div className={styles.intro}>
        {isRequired && (
          <p className={styles.bad}>
            <WarningIcon />
            Вам доверено управление: без входа по коду оно закрыто.
          </p>
        )}
        <p>
          {hasPassword
            ? 'Сейчас в замок войдёт любой, кто узнает ваш пароль. С кодом не войдёт: после'
            : 'После'}{' '}
          пароля игра спросит шесть цифр, которые каждые полминуты меняются в приложении на вашем телефоне.
        </p>
        <p>
          Подойдёт любое приложение с одноразовыми кодами: Яндекс Ключ, Google Authenticator, Aegis,
          1Password.
        </p>
      </div>
      {hasPassword ? <StartForm onStart={onStart} /> : <PasswordFirst why="код спросят после пароля." />}
    </Card>
  )
}

function StartForm({ onStart }: Pick<FactorOffCardProps, 'onStart'>) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(({ password }) =>
    onStart(password).catch((error: unknown) =>
      showFormError(error, ['password'], setError, ['wrongCredentials']),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      <CurrentPasswordField control={control} name="password" />
      <SubmitButton control={control}>Получить ключ</SubmitButton>
    </Form>
  )
}
