import { useForm, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { useRegisterPlayer } from '#generated/hooks/auth.ts'
import { PLAYER_NAME_LENGTH } from '#rules/player/player-name.ts'
import { isFramed } from '../../api/bearer.ts'
import { NameHint } from '../../shared/player/name-hint.tsx'
import { nameFault } from '../../shared/player/name-rules.ts'
import { EMAIL_RULES, NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../shell/form-rules.ts'
import { useSession } from '../../shell/session-context.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ChronicleIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'

export type RegisterValues = { name: string; email: string; password: string; confirmPassword: string }

type RegisterFormProps = { onRegister: (values: RegisterValues) => Promise<void>; search?: string }

export function RegisterForm({ onRegister, search = '' }: RegisterFormProps) {
  const { control, handleSubmit, setError, getValues, setValue, formState } = useForm<RegisterValues>({
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  })
  const name = useWatch({ control, name: 'name' })
  const submit = handleSubmit(async (values) => {
    const { password, confirmPassword } = values
    const sent = { ...values, name: values.name.trim(), confirmPassword: confirmPassword || password }
    await onRegister(sent).catch((error: unknown) =>
      showFormError(error, ['name', 'email', 'password', 'confirmPassword'], setError, [
        'nameTaken',
        'emailTaken',
        'passwordTooCommon',
        'passwordsDiffer',
      ]),
    )
  })
  return (
    <AuthForm
      title="Новый замок"
      icon={<ChronicleIcon />}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={<Link to={`/auth/login${search}`}>Замок уже есть? Войти</Link>}
    >
      <TextField
        control={control}
        name="name"
        label="Имя лорда"
        autoComplete="nickname"
        maxLength={PLAYER_NAME_LENGTH.max}
        hint={<NameHint name={name} />}
        rules={{
          required: 'Придумайте имя',
          validate: (value: string) => nameFault(value) ?? true,
        }}
      />
      <TextField
        control={control}
        name="email"
        kind="email"
        label="Почта"
        autoComplete="username"
        rules={EMAIL_RULES}
      />
      <NewPasswordFields
        control={control}
        name="password"
        label="Пароль"
        hint={PASSWORD_HINT}
        rules={NEW_PASSWORD_RULES}
        repeat={{
          name: 'confirmPassword',
          label: 'Пароль ещё раз',
          rules: sameAs(() => getValues('password')),
        }}
        onShow={(isShown) => setValue('confirmPassword', isShown ? '' : getValues('password'))}
      />
      <SubmitButton control={control}>Построить замок</SubmitButton>
    </AuthForm>
  )
}

export function RegisterPage() {
  const { enter } = useSession()
  const [query] = useSearchParams()
  const register = useRegisterPlayer({ mutation: { meta: { ownErrors: true } } })
  const search = query.size > 0 ? `?${query}` : ''
  return (
    <RegisterForm
      search={search}
      onRegister={async (values) =>
        enter(await register.mutateAsync({ data: { ...values, withBearer: isFramed() } }))
      }
    />
  )
}
