import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { RegisterForm } from '#apps/game/src/features/auth/register-page.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/auth/Register',
  component: RegisterForm,
  args: { onRegister: fn(async () => undefined) },
  decorators: [inRouter],
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>

async function fill(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.type(canvas.getByLabelText('Имя лорда'), 'Ратибор')
  await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
  await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
  await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'krepost-na-holme{Enter}')
}

export const Empty: Story = {}

export const RulesWhileTyping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Имя лорда'), 'Ратиbor')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'drugoj-parol{Enter}')
    await expect(
      await canvas.findByText('Имя: только русские или только латинские буквы и цифры'),
    ).toBeVisible()
    await expect(canvas.getByText('Пароли не совпадают')).toBeVisible()
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const Success: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Ратибор',
      email: 'ratibor@example.org',
      password: 'krepost-na-holme',
      confirmPassword: 'krepost-na-holme',
    })
  },
}

export const NameTaken: Story = {
  args: {
    onRegister: fn(() =>
      Promise.reject(new ApiError(409, { message: 'Это имя занято', code: 'nameTaken', requestId: 'r' })),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByText('Это имя занято')).toBeVisible()
    await expect(canvas.getByLabelText('Имя лорда')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const FieldsRefused: Story = {
  args: {
    onRegister: fn(() =>
      Promise.reject(
        new ApiError(400, {
          message: 'Проверьте форму',
          code: 'badRequest',
          details: { fields: [{ path: 'body.email', message: 'Укажите адрес почты' }] },
          requestId: 'r',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByText('Укажите адрес почты')).toBeVisible()
  },
}

/** A phone keyboard adds a space after a suggested word: nobody sees it, so nobody is asked to remove it. */
export const SpacesAroundTheName: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText('Имя лорда')
    await userEvent.type(name, ' Рыцарьков ')
    await userEvent.tab()
    await expect(name).toHaveValue('Рыцарьков')
    await userEvent.type(canvas.getByLabelText('Почта'), 'rycar@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'krepost-na-holme')
    await userEvent.type(name, ' {Enter}')
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith(expect.objectContaining({ name: 'Рыцарьков' })),
    )
  },
}

/** A password that the player sees need not be repeated. */
export const PasswordShown: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Имя лорда'), 'Ратибор')
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    const [eye] = canvas.getAllByRole('button', { name: 'Показать пароль' })
    await userEvent.click(eye ?? canvas.getByLabelText('Пароль'))
    await expect(canvas.queryByLabelText('Пароль ещё раз')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme{Enter}')
    await waitFor(() =>
      expect(args.onRegister).toHaveBeenCalledWith(
        expect.objectContaining({ confirmPassword: 'krepost-na-holme' }),
      ),
    )
  },
}

export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Почта')
    await userEvent.type(email, 'abc{Enter}')
    await expect(await canvas.findByText('Проверьте адрес: в нём нет знака @')).toBeVisible()
    await userEvent.clear(email)
    await userEvent.type(email, 'a@b{Enter}')
    await expect(await canvas.findByText('Проверьте адрес: он должен быть вида имя@почта.ru')).toBeVisible()
  },
}
