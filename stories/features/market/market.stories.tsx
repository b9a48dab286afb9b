import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarketView } from '../../../apps/game/src/features/market/market-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/market/Market',
  component: MarketView,
  decorators: [inRouter],
} satisfies Meta<typeof MarketView>

export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(ways).toEqual([
      '/game/trade/market/gear',
      '/game/trade/market/consumable',
      '/game/trade/market/resource',
      '/game/trade/market/my',
    ])
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
