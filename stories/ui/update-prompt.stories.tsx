import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { UpdatePrompt } from '#apps/game/src/ui/overlays/update-prompt.tsx'

const meta = {
  title: 'ui/UpdatePrompt',
  component: UpdatePrompt,
  args: { onUpdate: fn() },
} satisfies Meta<typeof UpdatePrompt>

export default meta
type Story = StoryObj<typeof meta>

export const NewVersion: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Доступна новая версия')).toBeVisible()
    const { style } = document.documentElement
    await waitFor(() =>
      expect(Number.parseFloat(style.getPropertyValue('--update-room'))).toBeGreaterThan(40),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить' }))
    await expect(args.onUpdate).toHaveBeenCalledOnce()
  },
}
