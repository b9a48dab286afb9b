import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PLAYER_NAME_LENGTH } from '#rules/player/player-name.ts'
import { NameHint } from '../../../shared/player/name-hint.tsx'
import { nameFault } from '../../../shared/player/name-rules.ts'
import { useMainButton } from '../../../shell/messenger/main-button.ts'
import { showFormError } from '../../../shell/show-form-error.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ChronicleIcon } from '../../../ui/pictures/icons.ts'
import { AuthForm } from '../auth-form.tsx'

type MessengerRegisterFormProps = {
  suggestedName: string
  onRegister: (name: string) => Promise<void>
  /** The player has a castle already. */
  onExisting: () => void
}

/** One field, filled in already: a newcomer of the messenger needs one press. */
export function MessengerRegisterForm({ suggestedName, onRegister, onExisting }: MessengerRegisterFormProps) {
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { name: suggestedName } })
  const name = useWatch({ control, name: 'name' })
  // Presses of both buttons can come before the first of them is shown as busy.
  const founding = useRef<Promise<void>>(undefined)
  const submit = handleSubmit((values) => {
    founding.current ??= onRegister(values.name.trim()).catch((error: unknown) => {
      founding.current = undefined
      showFormError(error, ['name'], setError, ['nameTaken'])
    })
    return founding.current
  })
  useMainButton('form', {
    text: 'Построить замок',
    isBusy: formState.isSubmitting,
    press: () => void submit(),
  })
  return (
    <AuthForm
      title="Новый замок"
      icon={<ChronicleIcon />}
      error={formState.errors.root?.message}
      onSubmit={submit}
      footer={
        <Button small onClick={onExisting}>
          У меня уже есть замок
        </Button>
      }
    >
      <TextField
        control={control}
        name="name"
        label="Имя лорда"
        autoComplete="nickname"
        maxLength={PLAYER_NAME_LENGTH.max}
        hint={<NameHint name={name} />}
        rules={{ required: 'Придумайте имя', validate: (value: string) => nameFault(value) ?? true }}
      />
      <SubmitButton control={control}>Построить замок</SubmitButton>
    </AuthForm>
  )
}
