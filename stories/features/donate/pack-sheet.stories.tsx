import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PackSheet } from '#apps/game/src/features/donate/pack-sheet.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { inDays, orderOf, packOf, storeOf } from './fixtures.ts'

const meta = {
  title: 'features/donate/PackSheet',
  component: PackSheet,
  decorators: [inRouter],
  args: { pack: packOf('pouch'), store: storeOf(), ordering: null, onOrder: fn(), onClose: fn() },
} satisfies Meta<typeof PackSheet>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Diamonds: Story = {
  play: async ({ args }) => {
    await expect(page.getByRole('link', { name: 'Условия игры' })).toHaveAttribute('href', '/legal/terms')
    await userEvent.click(page.getByRole('button', { name: /Оплатить 279\sрублей \(учебная касса\)/ }))
    await expect(args.onOrder).toHaveBeenCalledWith('sandbox')
  },
}
export const FirstSubscription: Story = { args: { pack: packOf('stewardMonth') } }
export const LongerSubscription: Story = {
  args: { pack: packOf('stewardMonth'), store: storeOf({ subscriptionUntil: inDays(12) }) },
  play: async () => {
    await expect(page.getByText(/Новый срок начнётся после этого дня/)).toBeVisible()
  },
}
export const Ordering: Story = {
  args: { ordering: 'telegram-stars' },
  play: async ({ args }) => {
    await userEvent.click(page.getByRole('button', { name: /учебная касса/ }), { pointerEventsCheck: 0 })
    await expect(args.onOrder).not.toHaveBeenCalled()
  },
}
export const OverTheLimit: Story = {
  args: {
    store: storeOf({
      openOrders: [orderOf({}, 'handful')],
      limit: { kopecks: 50_000, spentKopecks: 20_000, monthEndsAt: inDays(9), next: null },
    }),
  },
  play: async ({ args }) => {
    await userEvent.click(page.getByRole('button', { name: /учебная касса/ }))
    await waitFor(() => expect(page.getByText(/^осталось 201\sрубль$/)).toBeVisible())
    await expect(args.onOrder).not.toHaveBeenCalled()
  },
}
export const TooManyOrders: Story = {
  args: { store: storeOf({ openOrders: [1, 2, 3, 4, 5].map((orderId) => orderOf({ orderId })) }) },
}
