import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { LoginForm } from '#apps/game/src/features/auth/login-page.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/auth/Login',
  component: LoginForm,
  args: { onLogin: fn(async () => undefined) },
  decorators: [inRouter],
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(await canvas.findByText('Укажите адрес почты')).toBeVisible()
    await expect(canvas.getByText('Укажите пароль')).toBeVisible()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
}

export const Success: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme{Enter}')
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'ratibor@example.org',
      password: 'krepost-na-holme',
    })
  },
}

export const Loading: Story = {
  args: { onLogin: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme{Enter}')
    const button = canvas.getByRole('button', { name: 'Войти' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    onLogin: fn(() =>
      Promise.reject(
        new ApiError(401, {
          message: 'Почта или пароль не подходят',
          code: 'wrongCredentials',
          requestId: 'r',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'oshibka-v-parole{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Почта или пароль не подходят')
  },
}

/** The password was changed on another device. */
export const SessionEnded: Story = {
  args: { ended: { reason: 'PASSWORD_CHANGED', message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сеанс закрыт: пароль изменён')).toBeVisible()
  },
}

export const Blocked: Story = {
  args: {
    ended: {
      reason: 'BLOCKED',
      message: 'Вход в игру закрыт до 27.11.2026, 12:30 по Москве. Причина: продажа золота за деньги',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Учётная запись заблокирована')).toBeVisible()
    await expect(canvas.getByText(/до 27\.11\.2026.*Причина: продажа золота/)).toBeVisible()
  },
}
