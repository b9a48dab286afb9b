import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OrderSheet } from '#apps/game/src/features/donate/order-sheet.tsx'
import { inDays, orderOf } from './fixtures.ts'

const meta = {
  title: 'features/donate/OrderSheet',
  component: OrderSheet,
  args: {
    order: orderOf(),
    error: null,
    onRetry: fn(),
    subscriptionUntil: null,
    isCancelling: false,
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderSheet>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const PAID = { state: 'PAID', payUrl: null, paidAt: inDays(0) } as const

export const Open: Story = {
  play: async ({ args }) => {
    const link = page.getByRole('link', { name: /Оплатить 279\sрублей/ })
    await expect(link).toHaveAttribute('href', '/api/public/donate-sandbox/key')
    await expect(link).not.toHaveAttribute('target')
    await userEvent.click(page.getByRole('button', { name: 'Отменить заказ' }))
    await expect(args.onCancel).toHaveBeenCalledWith(4021)
  },
}
export const OpenInStars: Story = {
  args: {
    order: orderOf({
      payUrl: 'https://t.me/$invoice',
      price: { provider: 'telegram-stars', currency: 'XTR', minor: 142 },
    }),
  },
  play: async () => {
    await expect(page.getByRole('link', { name: /Оплатить 142\sзвезды/ })).toHaveAttribute('target', '_blank')
  },
}
export const Cancelling: Story = { args: { isCancelling: true } }
export const Paid: Story = { args: { order: orderOf(PAID) } }
export const SubscriptionPaid: Story = {
  args: { order: orderOf(PAID, 'stewardMonth'), subscriptionUntil: inDays(30) },
}
export const Refunded: Story = {
  args: {
    order: orderOf({
      ...PAID,
      state: 'REFUNDED',
      refundedAt: inDays(0),
      diamondsTaken: 110,
      diamondsMissing: 40,
    }),
  },
  play: async () => {
    await expect(page.getByRole('status')).toHaveTextContent(/забрали 110\sалмазов.*40\sалмазов уже/)
  },
}
export const Cancelled: Story = { args: { order: orderOf({ state: 'CANCELLED', payUrl: null }) } }
export const Expired: Story = { args: { order: orderOf({ state: 'EXPIRED', payUrl: null }) } }
export const Loading: Story = { args: { order: undefined } }
export const Failed: Story = { args: { order: undefined, error: new Error('Такого заказа нет') } }
