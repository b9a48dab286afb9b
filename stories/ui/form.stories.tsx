import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent } from 'storybook/test'
import { FormError } from '../../apps/game/src/ui/forms/form-error.tsx'
import { PasswordField } from '../../apps/game/src/ui/forms/password-field.tsx'
import { SubmitButton } from '../../apps/game/src/ui/forms/submit-button.tsx'
import { TextBox } from '../../apps/game/src/ui/forms/text-box.tsx'
import { TextField } from '../../apps/game/src/ui/forms/text-field.tsx'
import { Card } from '../../apps/game/src/ui/surfaces/card.tsx'
import { Stack } from './stage.tsx'

type Values = { email: string; password: string }
type StageProps = { onSubmit: (values: Values) => void | Promise<void>; refusal?: string; disabled?: boolean }

function Stage({ onSubmit, refusal, disabled }: StageProps) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { email: '', password: '' } })
  return (
    <Stack width={380}>
      <Card title="Вход в замок">
        <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
          <Stack>
            <FormError message={refusal} />
            <TextField
              control={control}
              name="email"
              kind="email"
              label="Почта"
              autoComplete="email"
              placeholder="ratibor@zamok.ru"
              disabled={disabled}
              rules={{
                required: 'Укажите почту',
                pattern: { value: /.+@.+/, message: 'Это не похоже на почту' },
              }}
            />
            <PasswordField
              control={control}
              name="password"
              label="Пароль"
              autoComplete="current-password"
              hint="Не короче восьми знаков"
              disabled={disabled}
              rules={{
                required: 'Укажите пароль',
                minLength: { value: 8, message: 'Пароль слишком короткий' },
              }}
            />
            <SubmitButton control={control}>Войти</SubmitButton>
          </Stack>
        </form>
      </Card>
    </Stack>
  )
}

const meta = { title: 'ui/Form', component: Stage, args: { onSubmit: fn() } } satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Mistakes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor')
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(await canvas.findByText('Это не похоже на почту')).toBeVisible()
    await expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription(/Укажите пароль/)
    await expect(canvas.getByLabelText('Почта')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@zamok.ru')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'klyuch-ot-vorot')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }))
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ratibor@zamok.ru',
      password: 'klyuch-ot-vorot',
    })
  },
}

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@zamok.ru')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'klyuch-ot-vorot')
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(canvas.getByRole('button', { name: 'Войти' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: { refusal: 'Почта или пароль не подошли. Проверьте раскладку и попробуйте ещё раз.' },
}

export const Disabled: Story = { args: { disabled: true } }

function Price() {
  const [price, setPrice] = useState('')
  return (
    <Card>
      <TextBox label="Цена" value={price} onChange={setPrice} digits={4} hint="Золотом" takesFocus />
    </Card>
  )
}

/** A field for a whole number: takes the focus and ignores everything but digits. */
export const WholeNumber: Story = {
  render: () => <Price />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Цена' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Золотом')
    await userEvent.keyboard('007a5-0123')
    await expect(box).toHaveValue('7501')
  },
}
