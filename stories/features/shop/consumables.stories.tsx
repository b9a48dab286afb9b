import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConsumableCounter } from '#apps/game/src/features/shop/consumable-counter.tsx'
import { ShopFrame } from '#apps/game/src/features/shop/shop-frame.tsx'
import { opened } from '../../ui/open-item.ts'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { emptyStorage, fullStorage } from '../inventory/fixtures/storage.ts'
import { winesAt } from './fixtures.ts'

const frame = { tab: 'consumable' as const, onTab: fn(), locked: [], error: null, onRetry: fn() }

const meta = {
  title: 'features/shop/Consumables',
  component: ConsumableCounter,
  args: {
    shop: winesAt(),
    inventory: fullStorage(),
    buyer: { level: 17, gold: 1_000, diamonds: 2 },
    trading: null,
    onBuy: fn(),
    onSell: fn(),
  },
  render: (args) => (
    <ShopFrame {...frame} slots={args.inventory.slots} discount={args.shop.discountBasisPoints}>
      <ConsumableCounter {...args} />
    </ShopFrame>
  ),
} satisfies Meta<typeof ConsumableCounter>

export default meta
type Story = StoryObj<typeof meta>

export const Cellar: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Хлебный квас/)
    await expect(panel.getByText('(макс. 25)')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'макс.: Хлебный квас' }))
    await userEvent.click(panel.getByRole('button', { name: 'Купить за 1\u00a0000' }))
    await expect(args.onBuy).toHaveBeenCalledWith(expect.anything(), 25)
  },
}

export const SoldBack: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Стоялый мёд/)
    await userEvent.click(panel.getByRole('radio', { name: 'Продать' }))
    await userEvent.click(panel.getByRole('button', { name: 'макс.: Стоялый мёд' }))
    await userEvent.click(panel.getByRole('button', { name: 'Продать за 120' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onSell).toHaveBeenCalledWith(2, 2)
  },
}

export const LevelTooLow: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Вино «Кровь дракона»/)
    await userEvent.click(panel.getByRole('button', { name: 'Купить за 3' }))
    await expect(args.onBuy).not.toHaveBeenCalled()
    const why = await pressedReasons()
    await expect(why.getByText('Нужен уровень 50')).toBeInTheDocument()
    await expect(why.getByText('Недостаточно алмазов')).toBeInTheDocument()
  },
}

export const Discounted: Story = { args: { shop: winesAt(2_500), inventory: emptyStorage() } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
