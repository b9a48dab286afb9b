import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent } from 'storybook/test'
import { FormError } from '#apps/game/src/ui/forms/form-error.tsx'
import { NumberBox } from '#apps/game/src/ui/forms/number-box.tsx'
import { PasswordField } from '#apps/game/src/ui/forms/password-field.tsx'
import { SubmitButton } from '#apps/game/src/ui/forms/submit-button.tsx'
import { TextField } from '#apps/game/src/ui/forms/text-field.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
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
  const [price, setPrice] = useState<number | null>(null)
  return (
    <Card>
      <NumberBox label="Цена" value={price} onChange={setPrice} max={2_000_000} hint="Золотом" takesFocus />
      <output aria-label="Прочитано">{price ?? 'нет числа'}</output>
    </Card>
  )
}

/** A field for a whole number: takes the focus, reads sums as people write them, and never changes their size. */
export const WholeNumber: Story = {
  render: () => <Price />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Цена' })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Золотом')
    const read = canvas.getByLabelText('Прочитано')
    for (const [text, value] of [
      ['007', '7'],
      ['1\u00a0000', '1000'],
      ['1,2 млн', '1200000'],
      ['12,5 тыс.', '12500'],
    ] as const) {
      await userEvent.clear(box)
      await userEvent.paste(text)
      await expect(box).toHaveValue(value)
      await expect(read).toHaveTextContent(value)
      await expect(box).toHaveAttribute('aria-invalid', 'false')
    }
    await userEvent.clear(box)
    await userEvent.keyboard('1,2 млн')
    await expect(read).toHaveTextContent('1200000')
    for (const [text, fault] of [
      ['99,50', 'Нужно целое число, без дробной части'],
      ['сто', 'Нужно целое число, например 1 200'],
      ['3 млн', /^Не больше 2\s000\s000$/],
    ] as const) {
      await userEvent.clear(box)
      await userEvent.paste(text)
      await expect(box).toHaveValue(text)
      await expect(read).toHaveTextContent('нет числа')
      await expect(canvas.getByRole('alert')).toHaveTextContent(fault)
    }
  },
}
