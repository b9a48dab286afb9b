import { useForm } from 'react-hook-form'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { showFormError } from '../../shell/show-form-error.ts'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PasswordFirst } from './password-first.tsx'
import styles from './second-factor.module.css'

type FactorOffCardProps = {
  /** A role of the player works only with a second factor. */
  isRequired: boolean
  /** False for a castle of a messenger without an e-mail. */
  hasPassword: boolean
  onStart: (password: string) => Promise<void>
}

/** What the second factor is for, and the password that starts it. */
export function FactorOffCard({ isRequired, hasPassword, onStart }: FactorOffCardProps) {
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
