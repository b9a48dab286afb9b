import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SoundCard } from '../../../apps/game/src/features/settings/sound-card.tsx'
import { isSoundOn } from '../../../apps/game/src/shell/sound.ts'

const meta = {
  title: 'features/settings/Sound',
  component: SoundCard,
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof SoundCard>

export default meta
type Story = StoryObj<typeof meta>

/** Silent until the player asks. The browser remembers it. */
export const OffByDefault: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Тихо' })).toBeChecked()
    await expect(isSoundOn()).toBe(false)
    await userEvent.click(canvas.getByRole('radio', { name: 'Со звуком' }))
    await expect(isSoundOn()).toBe(true)
    await userEvent.click(canvas.getByRole('radio', { name: 'Тихо' }))
    await expect(isSoundOn()).toBe(false)
  },
}
