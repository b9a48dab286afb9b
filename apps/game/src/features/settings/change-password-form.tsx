import { useForm } from 'react-hook-form'
import { CurrentPasswordField } from '../../shell/current-password-field.tsx'
import { NEW_PASSWORD_RULES, PASSWORD_HINT, sameAs } from '../../shell/form-rules.ts'
import { showFormError } from '../../shell/show-form-error.ts'
import { Form } from '../../ui/forms/form.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'

export type ChangePasswordValues = { password: string; newPassword: string; confirmNewPassword: string }

type ChangePasswordFormProps = { onChange: (values: ChangePasswordValues) => Promise<void> }

/** Changes the password. Needs the current one. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const { control, handleSubmit, setError, getValues, setValue, reset, formState } =
    useForm<ChangePasswordValues>({
      defaultValues: { password: '', newPassword: '', confirmNewPassword: '' },
    })
  const submit = handleSubmit(async (values) => {
    const { newPassword, confirmNewPassword } = values
    await onChange({ ...values, confirmNewPassword: confirmNewPassword || newPassword }).then(
      () => reset(),
      (error: unknown) =>
        showFormError(error, ['password', 'newPassword', 'confirmNewPassword'], setError, [
          'wrongCredentials',
          'passwordTooCommon',
          'passwordsDiffer',
        ]),
    )
  })
  return (
    <Card>
      <CardTitle icon={<LockIcon />}>Пароль</CardTitle>
      <Form error={formState.errors.root?.message} onSubmit={submit}>
        <CurrentPasswordField control={control} name="password" label="Текущий пароль" />
        <NewPasswordFields
          control={control}
          name="newPassword"
          label="Новый пароль"
          hint={PASSWORD_HINT}
          rules={NEW_PASSWORD_RULES}
          repeat={{
            name: 'confirmNewPassword',
            label: 'Новый пароль ещё раз',
            rules: sameAs(() => getValues('newPassword')),
          }}
          onShow={(isShown) => setValue('confirmNewPassword', isShown ? '' : getValues('newPassword'))}
        />
        <SubmitButton control={control}>Сменить пароль</SubmitButton>
      </Form>
    </Card>
  )
}
