import {
  type Control,
  Controller,
  type FieldPathByValue,
  type FieldValues,
  useController,
  useForm,
} from 'react-hook-form'
import type { CreatePersonalTokenRequest, TokenDays, TokenScope } from '#generated/types.ts'
import { TOKEN_DAYS } from '#rules/settings/tokens.ts'
import { CurrentPasswordField } from '../../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../../shell/factor-code-field.tsx'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { counted } from '../../../ui/format/counted.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import styles from './tokens.module.css'

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

type ScopesFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, TokenScope[]>
}

/** What the token may read: at least one. */
function ScopesField<Values extends FieldValues>({ control, name }: ScopesFieldProps<Values>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (chosen: readonly TokenScope[]) => chosen.length > 0 || 'Выберите хотя бы одно' },
  })
  const chosen: readonly TokenScope[] = field.value
  const toggle = (scope: TokenScope) =>
    field.onChange(SCOPES.filter((one) => (one === scope) !== chosen.includes(one)))
  return (
    <fieldset className={styles.scopes}>
      <legend>Что можно читать</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className={styles.scope}>
          <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
          <span>
            <b>{SCOPE_WORDS[scope].title}</b>
            <small>{SCOPE_WORDS[scope].text}</small>
          </span>
        </label>
      ))}
      {fieldState.error && (
        <span className={styles.error} role="alert">
          {fieldState.error.message}
        </span>
      )}
    </fieldset>
  )
}

/** What a token may read, in the order shown. */
export const SCOPE_WORDS: Readonly<Record<TokenScope, { title: string; text: string }>> = {
  'read:player': { title: 'Мой замок', text: 'казна, склад, войско, отчёты о битвах, почта' },
  'read:world': { title: 'Мир вокруг', text: 'игроки, гильдии, походы, испытания, списки лучших' },
  'read:market': { title: 'Рынок', text: 'лоты и цены' },
}

const SCOPES = ['read:player', 'read:world', 'read:market'] as const satisfies readonly TokenScope[]
