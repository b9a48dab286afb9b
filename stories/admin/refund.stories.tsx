import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Refund } from '#apps/admin/src/resources/donate/refund.tsx'
import type { AdminDonateOrder, Role } from '#generated/types.ts'
import { createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'

const REFUND = 'POST /admin/donate-orders/31/refund'
const { asked, answer } = createConsoleServer()

const ORDER: AdminDonateOrder = {
  id: 31,
  playerId: 7,
  playerName: 'Ратибор',
  packKey: 'pouch',
  name: 'Мешочек алмазов',
  kind: 'DIAMONDS',
  diamonds: 150,
  days: 0,
  provider: 'sandbox',
  currency: 'RUB',
  minor: 27_900,
  state: 'PAID',
  createdAt: '2026-11-24T10:05:03.000Z',
  expiresAt: '2026-11-24T11:05:03.000Z',
  paidAt: '2026-11-24T10:05:06.000Z',
  refundedAt: null,
  diamondsTaken: 0,
  diamondsMissing: 0,
  externalId: 'sandbox-31',
}

/** Pays an order back. */
const meta = { title: 'admin/Refund', component: Refund } satisfies Meta<typeof Refund>

export default meta
type Story = StoryObj<typeof meta>

function orderIn(state: AdminDonateOrder['state'], roles?: readonly Role[]) {
  return {
    beforeEach: () => answer({ [REFUND]: () => ({ body: { ...ORDER, state: 'REFUNDED' } }) }, roles),
    render: () => (
      <ConsoleStage resource="donate-orders" record={{ ...ORDER, state }}>
        <Refund />
      </ConsoleStage>
    ),
  }
}

async function question() {
  return within(await screen.findByRole('dialog', { name: 'Вернуть деньги: Ратибор, заказ № 31' }))
}

/** The question says what it takes from the player, and that it is final. */
export const Paid: Story = {
  ...orderIn('PAID'),
  play: async ({ canvas }) => {
    const refund = await canvas.findByRole('button', { name: /^Вернуть 279/ })
    await userEvent.click(refund)
    const final = (await question()).getByText(/Отменить возврат нельзя/)
    await waitFor(() => expect(final).toBeVisible())
    await userEvent.click((await question()).getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(asked).toEqual([])
    await userEvent.click(refund)
    await userEvent.click((await question()).getByRole('button', { name: 'Вернуть деньги' }))
    await notified('Деньги возвращены')
    await expect(asked.map(({ call }) => call)).toEqual([REFUND])
  },
}

/** The provider does not pay back. */
export const Refused: Story = {
  ...orderIn('PAID'),
  beforeEach: () =>
    answer({ [REFUND]: () => refusal(503, 'notReady', 'Касса не отвечает, попробуйте позже') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть 279/ }))
    await userEvent.click((await question()).getByRole('button', { name: 'Вернуть деньги' }))
    await notified('Касса не отвечает, попробуйте позже')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вернуть 279/ })).toBeEnabled())
  },
}

/** Administrators of players see the order, and who may pay it back. */
export const NotAllowed: Story = {
  ...orderIn('PAID', ['USER_ADMIN']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Деньги возвращает только главный управляющий.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NotPaid: Story = {
  ...orderIn('EXPIRED'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возвращать нечего: заказ не оплатили в срок.')).toBeVisible()
  },
}
