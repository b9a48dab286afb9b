import { Controller, useForm } from 'react-hook-form'
import type { CreatePersonalTokenRequest, TokenDays } from '#generated/types.ts'
import { TOKEN_DAYS } from '#rules/settings/tokens.ts'
import { CurrentPasswordField } from '../../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../../shell/factor-code-field.tsx'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { counted } from '../../../ui/format/counted.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ScopesField } from './scopes-field.tsx'

type TokenFormProps = {
  hasSecondFactor: boolean
  onCreate: (values: CreatePersonalTokenRequest) => Promise<void>
}

type Values = Required<Omit<CreatePersonalTokenRequest, 'days'>> & { days: `${TokenDays}` }

const TERMS = TOKEN_DAYS.map((days) => ({
  value: `${days}` as const,
  label: counted(days, ['день', 'дня', 'дней']),
}))
const DAYS = { 30: 30, 90: 90, 365: 365 } as const

const EMPTY: Values = { name: '', scopes: ['read:player'], days: '90', password: '', code: '' }

/** Asks what the tool is called, what it may read and how long. */
export function TokenForm({ hasSecondFactor, onCreate }: TokenFormProps) {
  const { control, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: EMPTY })
  const submit = handleSubmit(({ code, days, ...values }) =>
    onCreate({ ...values, days: DAYS[days], ...(hasSecondFactor && { code }) }).catch((error: unknown) =>
      showFormError(error, ['name', 'password', 'code'], setError, [
        'wrongCredentials',
        'codeWrong',
        'tooManyTokens',
      ]),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label="Для чего ключ"
        placeholder="Таблица добычи"
        maxLength={40}
        rules={{ required: 'Назовите ключ, чтобы потом его узнать' }}
      />
      <ScopesField control={control} name="scopes" />
      <Controller
        control={control}
        name="days"
        render={({ field }) => (
          <Segmented
            label="Сколько действует"
            choices={TERMS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <CurrentPasswordField control={control} name="password" />
      {hasSecondFactor && <FactorCodeField control={control} name="code" hint="Из приложения или запасной" />}
      <SubmitButton control={control}>Завести ключ</SubmitButton>
    </Form>
  )
}
