import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'

type DeletionByMessengerProps = {
  isInMessenger: boolean
  onRequest: () => Promise<void>
  children: ReactNode
}

/** The castle has no password: the launch of the game in the messenger, a few minutes old, confirms the deletion. */
export function DeletionByMessenger({ isInMessenger, onRequest, children }: DeletionByMessengerProps) {
  const { control, handleSubmit, setError, formState } = useForm()
  const submit = handleSubmit(() => onRequest().catch((error: unknown) => showFormError(error, [], setError)))
  if (!isInMessenger)
    return (
      <>
        {children}
        <p>У замка нет пароля. Откройте игру в Telegram и удалите замок там.</p>
      </>
    )
  return (
    <Form error={formState.errors.root?.message} onSubmit={submit}>
      {children}
      <p>
        Пароля у замка нет: удаление подтвердит ваш Telegram. Игра должна быть открыта не больше пяти минут
        назад.
      </p>
      <SubmitButton control={control}>Удалить через три дня</SubmitButton>
    </Form>
  )
}
