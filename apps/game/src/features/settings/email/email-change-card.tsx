import { useForm } from 'react-hook-form'
import type { ChangeEmailRequest, EmailChange } from '#generated/types.ts'
import { CurrentPasswordField } from '../../../shell/current-password-field.tsx'
import { FactorCodeField } from '../../../shell/factor-code-field.tsx'
import { EMAIL_RULES } from '../../../shell/form-rules.ts'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MailIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import { Pending } from '../../../ui/surfaces/pending.tsx'
import { Countdown } from '../../../ui/values/countdown.tsx'
import styles from '../settings.module.css'

export type EmailChangeCardProps = {
  /** The change under way, or null. Undefined until loaded. */
  change: EmailChange | null | undefined
  hasSecondFactor: boolean
  error: Error | null
  onRetry: () => void
  isCancelling: boolean
  onChange: (values: ChangeEmailRequest) => Promise<void>
  onCancel: () => void
}

/** Asks for another e-mail, or shows how far the change is. */
export function EmailChangeCard({ change, error, onRetry, ...props }: EmailChangeCardProps) {
  return (
    <Card title="Другая почта" icon={<MailIcon />}>
      {change === undefined ? (
        <Pending error={error} onRetry={onRetry} lines={3} />
      ) : change ? (
        <UnderWay change={change} onOver={onRetry} {...props} />
      ) : (
        <ChangeForm {...props} />
      )}
    </Card>
  )
}

type UnderWayProps = Pick<EmailChangeCardProps, 'isCancelling' | 'onCancel'> & {
  change: EmailChange
  onOver: () => void
}

function UnderWay({ change, isCancelling, onCancel, onOver }: UnderWayProps) {
  const { email, isNewConfirmed, isOldConfirmed, changesAt, expiresAt } = change
  return (
    <div className={styles.steps}>
      <p>
        Новая почта: <b className={styles.breakable}>{email}</b>
      </p>
      <ul>
        <li>{isNewConfirmed ? 'Новый адрес подтверждён.' : 'Откройте ссылку в письме на новый адрес.'}</li>
        <li>
          {isOldConfirmed
            ? 'С прежнего адреса согласились.'
            : 'На прежний адрес ушло письмо: там смену можно ускорить или отменить.'}
        </li>
      </ul>
      {expiresAt && (
        <p>
          Ссылка в письме действует ещё{' '}
          <Countdown until={expiresAt} label="Ссылка действует" onEnd={onOver} />.
        </p>
      )}
      {changesAt && (
        <p>
          Почта сменится сама через <Countdown until={changesAt} label="До смены почты" onEnd={onOver} />.
        </p>
      )}
      <Button loading={isCancelling} onClick={onCancel}>
        Оставить прежнюю почту
      </Button>
    </div>
  )
}

type ChangeFormProps = Pick<EmailChangeCardProps, 'hasSecondFactor' | 'onChange'>

function ChangeForm({ hasSecondFactor, onChange }: ChangeFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', password: '', code: '' },
  })
  const submit = handleSubmit(({ code, ...values }) =>
    onChange(hasSecondFactor ? { ...values, code } : values).catch((error: unknown) =>
      showFormError(error, ['email', 'password', 'code'], setError, [
        'emailTaken',
        'sameEmail',
        'wrongCredentials',
        'codeWrong',
      ]),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      <TextField
        control={control}
        name="email"
        label="Новая почта"
        kind="email"
        autoComplete="email"
        rules={EMAIL_RULES}
      />
      <CurrentPasswordField control={control} name="password" />
      {hasSecondFactor && <FactorCodeField control={control} name="code" hint="Из приложения или запасной" />}
      <SubmitButton control={control}>Сменить почту</SubmitButton>
    </Form>
  )
}
