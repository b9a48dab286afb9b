import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { useLogIn, useLogInByCode } from '#generated/hooks/auth.ts'
import type { CodeNeeded, SessionEnd, SessionEndResult } from '#generated/types.ts'
import { ApiError } from '../../api/api-error.ts'
import { isFramed } from '../../api/bearer.ts'
import { SESSION_END_QUERY } from '../../shell/auth-state.ts'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { EMAIL_RULES } from '../../shell/form-rules.ts'
import { notify } from '../../shell/notify.ts'
import { useSession } from '../../shell/session-context.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CastleIcon } from '../../ui/pictures/icons.ts'
import { AuthForm } from './auth-form.tsx'
import { LoginCodeForm } from './login-code-form.tsx'

type LoginValues = { email: string; password: string }

type LoginFormProps = {
  onLogin: (values: LoginValues) => Promise<void>
  search?: string
  /** Why the last session ended. */
  ended?: SessionEndResult | undefined
  /** Instead of the links to the other forms. */
  footer?: ReactNode
}

export function LoginForm({ onLogin, search = '', ended, footer }: LoginFormProps) {
  const { control, handleSubmit, setError, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (values) => {
    await onLogin(values).catch((error: unknown) => showFormError(error, ['email', 'password'], setError))
  })
  return (
    <AuthForm
      title="Вход"
      icon={<CastleIcon />}
      notice={sessionEndWords(ended)}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={
        footer ?? (
          <>
            <Link to={`/auth/register${search}`}>Нет замка? Построить</Link>
            <Link to="/auth/password-recovery">Забыли пароль?</Link>
          </>
        )
      }
    >
      <TextField
        control={control}
        name="email"
        kind="email"
        label="Почта"
        autoComplete="username"
        rules={EMAIL_RULES}
      />
      <CurrentPasswordField control={control} name="password" />
      <SubmitButton control={control}>Войти</SubmitButton>
    </AuthForm>
  )
}

/** After login the guard of the auth pages redirects to the castle or to the page the visitor wanted. */
export function LoginPage() {
  const { enter } = useSession()
  const [query] = useSearchParams()
  const login = useLogIn({ mutation: { meta: { ownErrors: true } } })
  const byCode = useLogInByCode({ mutation: { meta: { ownErrors: true } } })
  const [step, setStep] = useState<CodeNeeded | null>(null)
  const { data: ended } = useQuery(SESSION_END_QUERY)
  const search = query.size > 0 ? `?${query}` : ''
  const giveCode = async ({ loginToken }: CodeNeeded, code: string) => {
    try {
      enter(await byCode.mutateAsync({ data: { loginToken, code, withBearer: isFramed() } }))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'loginStepEnded')) throw error
      notify('info', error.message)
      setStep(null)
    }
  }
  if (step) return <LoginCodeForm onCode={(code) => giveCode(step, code)} onBack={() => setStep(null)} />
  return (
    <LoginForm
      search={search}
      ended={ended}
      onLogin={async (values) => {
        const result = await login.mutateAsync({ data: { ...values, withBearer: isFramed() } })
        if ('loginToken' in result) setStep(result)
        else enter(result)
      }}
    />
  )
}

type Words = { readonly title: string; readonly text: string }

const SESSION_END_WORDS: Readonly<Record<SessionEnd, Words>> = {
  PASSWORD_CHANGED: {
    title: 'Сеанс закрыт: пароль изменён',
    text: 'Войдите с новым паролем. Если меняли не вы, нажмите «Забыли пароль?».',
  },
  CLOSED_ELSEWHERE: {
    title: 'Сеанс закрыт с другого устройства',
    text: 'Войдите снова. Если закрывали не вы, смените пароль в настройках.',
  },
  EXPIRED: {
    title: 'Сеанс истёк',
    text: 'Вас долго не было. Замок на месте: войдите снова.',
  },
  BLOCKED: {
    title: 'Учётная запись заблокирована',
    text: 'Вход в игру закрыт.',
  },
  CLOSED_BY_ADMIN: {
    title: 'Сеанс закрыт управляющим',
    text: 'Замок на месте: войдите снова. На всякий случай смените пароль в настройках.',
  },
  ROLES_CHANGED: {
    title: 'Сеанс закрыт: ваши права изменились',
    text: 'Войдите снова.',
  },
  DELETED: {
    title: 'Замок удалён',
    text: 'Вы попросили удалить его, и срок вышел. Новый замок можно построить в любое время.',
  },
}

/** What the login page says to a player whose session ended without a logout; null if there is nothing to say. */
function sessionEndWords(ended: SessionEndResult | undefined): Words | null {
  if (!ended?.reason) return null
  const words = SESSION_END_WORDS[ended.reason]
  return { ...words, text: ended.message ?? words.text }
}
