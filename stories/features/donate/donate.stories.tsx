import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DonateView } from '#apps/game/src/features/donate/donate-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { LARGE_TEXT_ON_PHONE, sidewaysOverflow } from '../../app/large-text.ts'
import { pagesOf } from '../../app/pages-of.ts'
import { inDays, orderOf, storeOf } from './fixtures.ts'

const paid = orderOf({ orderId: 3977, state: 'PAID', payUrl: null, paidAt: inDays(-2) }, 'treasury')
const refunded = orderOf({ orderId: 3500, state: 'REFUNDED', payUrl: null, refundedAt: inDays(-20) })

const meta = {
  title: 'features/donate/Donate',
  component: DonateView,
  parameters: { layout: 'fullscreen' },
  decorators: [inRouter],
  args: {
    store: storeOf(),
    error: null,
    onRetry: fn(),
    orders: pagesOf([]),
    opened: null,
    onOpen: fn(),
    ordering: null,
    onOrder: fn(),
    isCancelling: false,
    onCancel: fn(),
    onLimit: fn(async () => undefined),
    isSettling: false,
    onSettle: fn(),
  },
} satisfies Meta<typeof DonateView>

export default meta
type Story = StoryObj<typeof meta>

export const Owing: Story = {
  args: { store: storeOf({ owedDiamonds: 40 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть алмазы' }))
    await expect(args.onSettle).toHaveBeenCalled()
  },
}
/** One pack below the other. */
export const LargeText: Story = {
  ...LARGE_TEXT_ON_PHONE,
  play: async ({ canvas }) => {
    const packs = canvas
      .getAllByRole('button', { name: /рублей/ })
      .map((pack) => pack.getBoundingClientRect())
    await expect(new Set(packs.map(({ left }) => left)).size).toBe(1)
    await expect(sidewaysOverflow()).toBeLessThanOrEqual(0)
  },
}
export const TwoBesideEachOther: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const packs = canvas
      .getAllByRole('button', { name: /рублей/ })
      .map((pack) => pack.getBoundingClientRect())
    await expect(new Set(packs.map(({ left }) => left)).size).toBe(2)
  },
}
export const FirstVisit: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Покупок ещё не было')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Мешочек алмазов/ }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Мешочек алмазов' }))
    await userEvent.click(sheet.getByRole('button', { name: /Оплатить 142\sзвезды \(Telegram\)/ }))
    await expect(args.onOrder).toHaveBeenCalledWith('pouch', 'telegram-stars')
  },
}
export const Customer: Story = {
  args: {
    store: storeOf({
      subscriptionUntil: inDays(17),
      openOrders: [orderOf(), orderOf({ orderId: 4020 }, 'strongbox')],
      limit: { kopecks: 500_000, spentKopecks: 389_900, monthEndsAt: inDays(9), next: null },
    }),
    orders: { ...pagesOf([orderOf(), paid, refunded]), hasMore: true },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/из 5\s000\sрублей/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Кованый сундук: открыть заказ' }))
    await expect(args.onOpen).toHaveBeenCalledWith(4020)
    await userEvent.click(canvas.getByRole('button', { name: /Княжья казна.*оплачен/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(3977)
  },
}
export const CustomerOnAPhone: Story = { ...Customer, globals: { viewport: { value: 'phone' } } }
/** A server without any provider. */
export const Closed: Story = {
  args: { store: storeOf({ packs: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Лавка пока закрыта/)).toBeVisible()
  },
}
export const OrdersLoading: Story = { args: { orders: pagesOf(undefined) } }
export const OrdersFailed: Story = {
  args: { orders: { ...pagesOf(undefined), error: new Error('Нет связи') } },
}
export const Loading: Story = { args: { store: undefined } }
export const Failed: Story = {
  args: { store: undefined, error: new Error('Нет связи') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
