import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GoldCounter } from '#apps/game/src/features/shop/gold-counter.tsx'
import { ShopFrame } from '#apps/game/src/features/shop/shop-frame.tsx'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { changerAt } from './fixtures.ts'

const frame = { tab: 'gold' as const, onTab: fn(), locked: [], error: null, onRetry: fn() }

const meta = {
  title: 'features/shop/Gold',
  component: GoldCounter,
  args: {
    shop: changerAt(17),
    buyer: { level: 17, gold: 1_000, diamonds: 12 },
    changing: null,
    onChange: fn(),
  },
  render: (args) => (
    <ShopFrame {...frame} slots={undefined} discount={0}>
      <GoldCounter {...args} />
    </ShopFrame>
  ),
} satisfies Meta<typeof GoldCounter>

export default meta
type Story = StoryObj<typeof meta>

export const Changer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Шкатулка/, pressed: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'макс.: Шкатулка' }))
    await userEvent.click(canvas.getByRole('button', { name: /обменять 10 на/ }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ packKey: 'casket' }), 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Воз золота/ }))
    await userEvent.click(canvas.getByRole('button', { name: /обменять 50 на/ }))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    const why = await pressedReasons()
    await expect(why.getByText('Недостаточно алмазов')).toBeInTheDocument()
  },
}

export const Changing: Story = { args: { changing: 'purse' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
