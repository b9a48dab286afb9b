import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { OfferButton, OfferContext } from '#apps/game/src/features/market/offer.tsx'
import { setTransport } from '#generated/transport.ts'
import { inRouter } from '../../app/in-router.tsx'
import { gearLot } from './fixtures.ts'

const lot = gearLot(3, 1, 71, { isOwn: true })
const onOffer = fn()
const onCall = fn()

/** The market's button on the sheet of an item: to the market, or back from it. */
const meta = {
  title: 'features/market/Offer',
  component: OfferButton,
  decorators: [
    inRouter,
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <OfferContext value={onOffer}>
          <Story />
        </OfferContext>
      </QueryClientProvider>
    ),
  ],
  args: {
    goods: {
      marketKey: 'gear',
      itemId: lot.gear?.id ?? 0,
      name: 'Пастушья праща',
      isLocked: false,
      isEquipped: false,
    },
    isInMarket: false,
  },
  beforeEach: () => {
    setTransport(async (url, init) => {
      onCall(`${init?.method ?? 'GET'} ${url}`)
      return JSON.parse(JSON.stringify(url.includes('/my') ? { items: [lot] } : { lotId: lot.lotId }))
    })
  },
} satisfies Meta<typeof OfferButton>

export default meta
type Story = StoryObj<typeof meta>

export const ToTheMarket: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'На рынок' }))
    await expect(onOffer).toHaveBeenCalledWith(args.goods)
  },
}

export const WornGear: Story = {
  args: { goods: { ...meta.args.goods, isEquipped: true } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^На рынок/ }))
    await waitFor(() => expect(screen.getAllByText('Сначала снимите вещь').at(-1)).toBeVisible())
    await expect(onOffer).not.toHaveBeenCalled()
  },
}

export const BackFromTheMarket: Story = {
  args: { isInMarket: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать с рынка' }))
    await waitFor(() => expect(screen.getByText('Пошлину за выставление не возвращают.')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await waitFor(() => expect(onCall).toHaveBeenCalledWith(expect.stringMatching(/^POST .*\/3\/cancel$/)))
  },
}

/** A stack that lies on the market whole leads to the player's own lots. */
export const StackOnTheMarket: Story = {
  args: { goods: { ...meta.args.goods, marketKey: 'resource', name: 'Дерево' }, isInMarket: true },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Мои лоты' })).toHaveAttribute(
      'href',
      '/game/trade/market/my',
    )
  },
}
