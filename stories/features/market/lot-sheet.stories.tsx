import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { LotSheetView } from '#apps/game/src/features/market/lot-sheet-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { ARMY } from '../inventory/fixtures/storage.ts'
import { gearLot, resourceLot, storage, wineLot } from './fixtures.ts'

const inventory = storage()
const buyer = { level: 10, purse: { gold: 5000, diamonds: 20 }, army: ARMY, inventory }

/** Rising from 240 to 390 in two weeks. */
const SALES = [240, 275, 262, 310, 355, 330, 390].map((price, index) => ({
  soldAt: new Date(Date.UTC(2026, 10, 2 + 2 * index)).toISOString(),
  price,
}))

const meta = {
  title: 'features/market/LotSheet',
  component: LotSheetView,
  decorators: [inRouter],
  args: {
    lot: gearLot(3, 101, 97),
    prices: { usual: 340, sales: SALES },
    buyer: { ...buyer, inventory: { ...inventory, slots: { used: 3, total: 30, free: 27 } } },
    isBuying: false,
    isCancelling: false,
    onBuy: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LotSheetView>

export default meta
type Story = StoryObj<typeof meta>

export const Gear: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Купить/ }))
    await expect(args.onBuy).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
}
export const Dear: Story = {
  args: { lot: gearLot(6, 154, 72) },
  play: async () => {
    await expect(screen.getByText(/^Дороже обычного на 61/)).toBeVisible()
  },
}
export const NeverSold: Story = {
  args: { prices: { usual: 277, sales: [] } },
  play: async () => {
    await expect(screen.getByText('Обычная цена')).toBeVisible()
    await expect(screen.getByText('За 30 дней таких не покупали')).toBeVisible()
  },
}
export const WithoutPrices: Story = { args: { prices: undefined } }
export const Resource: Story = {
  args: { lot: resourceLot(1, 25) },
  play: async () => {
    await expect(screen.getByText('В лоте').nextElementSibling).toHaveTextContent('25')
  },
}
export const Wine: Story = { args: { lot: wineLot(1, 5) } }
export const TooPoorAndFull: Story = {
  args: {
    buyer: {
      ...buyer,
      purse: { gold: 3, diamonds: 0 },
      inventory: { ...inventory, slots: { used: 30, total: 30, free: 0 } },
    },
  },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: /^Купить/ })
    await expect(button).toHaveAccessibleDescription(/На складе нет места.*Недостаточно золота/)
    await userEvent.click(button)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
}
export const Own: Story = {
  args: { lot: gearLot(4, 103, 83, { isOwn: true }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Убрать с рынка' }))
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Buying: Story = { args: { isBuying: true } }
export const Loading: Story = { args: { buyer: undefined } }
