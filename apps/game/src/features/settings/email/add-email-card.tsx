import { useForm } from 'react-hook-form'
import type { AddEmailRequest } from '#generated/types.ts'
import { EMAIL_RULES, NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../../shell/form-rules.ts'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { NewPasswordFields } from '../../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { MailIcon } from '../../../ui/pictures/icons.ts'
import { Card } from '../../../ui/surfaces/card.tsx'
import styles from '../settings.module.css'

type AddEmailCardProps = {
  /** The launch of the messenger proves the owner. Outside of it nothing can be added. */
  isInMessenger: boolean
  onAdd: (values: AddEmailRequest) => Promise<void>
}

/** Gives an e-mail and a password to a castle that was founded in the messenger. */
export function AddEmailCard({ isInMessenger, onAdd }: AddEmailCardProps) {
  return (
    <Card title="Почта и пароль" icon={<MailIcon />}>
      <p className={styles.intro}>
        Сейчас в замок можно войти только из Telegram. С почтой и паролем он откроется в любом браузере, а
        потерянный Telegram не отнимет его у вас.
      </p>
      {isInMessenger ? <AddEmailForm onAdd={onAdd} /> : <p>Чтобы добавить их, откройте игру в Telegram.</p>}
    </Card>
  )
}

function AddEmailForm({ onAdd }: Pick<AddEmailCardProps, 'onAdd'>) {
  const { control, handleSubmit, setError, getValues, setValue, formState } = useForm<AddEmailRequest>({
    defaultValues: { email: '', password: '', confirmPassword: '' },
  })
  const submit = handleSubmit((values) =>
    onAdd({ ...values, confirmPassword: values.confirmPassword || values.password }).catch((error: unknown) =>
      showFormError(error, ['email', 'password', 'confirmPassword'], setError, [
        'emailTaken',
        'passwordTooCommon',
        'passwordsDiffer',
      ]),
    ),
  )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
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
      <SubmitButton control={control}>Добавить почту и пароль</SubmitButton>
    </Form>
  )
}
