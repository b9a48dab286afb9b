import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ForgeView } from '../../../apps/game/src/features/forge/forge-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

const all = ['forgeOpenBanner', 'enhanceOpenBanner', 'craftsCreateBanner', 'craftsBookOpenBanner']

const meta = {
  title: 'features/forge/Forge',
  component: ForgeView,
  args: { unlocks: all, forgeLevel: 5, enhancePoints: 1_340, error: null, onRetry: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof ForgeView>

export default meta
type Story = StoryObj<typeof meta>

export const AllOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заточка: войти' })).toHaveAttribute(
      'href',
      '/game/forge/grind',
    )
    const dealer = within(canvas.getByRole('article', { name: 'Старьёвщик' }))
    await expect(dealer.getByText(/1.340.очков улучшения/)).toBeVisible()
  },
}

export const JustOpened: Story = {
  args: { unlocks: ['forgeOpenBanner'], forgeLevel: 1, enhancePoints: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Откроется, когда дойдёте до поручения/)).toHaveLength(3)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const ForgeTooLow: Story = {
  args: { forgeLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Нужна кузница уровня 4, есть 2.')).toHaveLength(2)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { forgeLevel: undefined } }
export const Failed: Story = { args: { forgeLevel: undefined, error: new Error('Произошла ошибка') } }
