import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MessengerRefused } from '#apps/game/src/features/auth/messenger/messenger-page.tsx'

const meta = {
  title: 'features/auth/MessengerRefused',
  component: MessengerRefused,
  globals: { viewport: { value: 'phone' } },
  args: {
    message: 'Откройте игру снова',
    detail: 'Игра открыта слишком давно. Закройте её и откройте в Telegram снова',
    onEmail: fn(),
  },
} satisfies Meta<typeof MessengerRefused>

export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/войдите здесь по почте и паролю/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Войти по почте' }))
    await expect(args.onEmail).toHaveBeenCalledOnce()
  },
}
