import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { LoginCodeForm } from '#apps/game/src/features/auth/login-code-form.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/auth/LoginCode',
  component: LoginCodeForm,
  args: { onCode: fn(async () => undefined), onBack: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof LoginCodeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(await canvas.findByText('Введите код из приложения или запасной код')).toBeVisible()
    await expect(args.onCode).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Код'), '492 039{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('492 039')
  },
}

export const Wrong: Story = {
  args: {
    onCode: fn(() =>
      Promise.reject(
        new ApiError(401, {
          message: 'Код неверный или уже использован',
          code: 'codeWrong',
          requestId: 'r',
        }),
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Код'), '000000{Enter}')
    await expect(await canvas.findByText('Код неверный или уже использован')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Назад к паролю' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
