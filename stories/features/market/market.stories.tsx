import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MarketView, type StallLots } from '#apps/game/src/features/market/market-view.tsx'
import type { MarketLot } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { gearLots, resourceLot, wineLot } from './fixtures.ts'

function stall(lots: readonly MarketLot[] | undefined): StallLots {
  return { lots, error: null, onRetry: fn() }
}

const meta = {
  title: 'features/market/Market',
  component: MarketView,
  decorators: [inRouter],
  args: {
    best: {
      gear: stall(gearLots.slice(0, 3)),
      consumable: stall([wineLot(11, 2), wineLot(12, 5)]),
      resource: stall([resourceLot(21, 25), resourceLot(22, 100), resourceLot(23, 60)]),
    },
    level: 10,
    areMyLotsOpen: true,
    onOpen: fn(),
  },
} satisfies Meta<typeof MarketView>

export default meta
type Story = StoryObj<typeof meta>

/** The page of the player's lots opens with the first lot. */
export const OwnLotsClosed: Story = {
  args: { areMyLotsOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Мои лоты' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/после поручения «/)).toBeVisible()
  },
}

export const Entrance: Story = {
  play: async ({ canvas, args }) => {
    const ways = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(ways).toEqual([
      '/game/trade/market/my',
      '/game/trade/market/gear',
      '/game/trade/market/consumable',
      '/game/trade/market/resource',
    ])
    const names = canvas
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent)
    await expect(new Set(names).size).toBe(4)
    const cheap = canvas.getByRole('list', { name: 'Ресурсы: дешевле за штуку' })
    await userEvent.click(cheap.querySelector('button') ?? document.body)
    await expect(args.onOpen).toHaveBeenCalledWith(args.best.resource.lots?.[0])
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const NotKnownYet: Story = {
  args: { best: { gear: stall(undefined), consumable: stall(undefined), resource: stall(undefined) } },
}
export const NothingSold: Story = {
  args: { best: { gear: stall([]), consumable: stall([]), resource: stall([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Прилавки пусты.')).toHaveLength(3)
  },
}
/** A stall that could not be loaded does not say that it is empty. */
export const Failed: Story = {
  args: {
    best: {
      gear: stall(gearLots.slice(0, 3)),
      consumable: { lots: undefined, error: new Error('Сервер занят'), onRetry: fn() },
      resource: stall([]),
    },
  },
  play: async ({ canvas, args }) => {
    const stores = canvas.getByRole('article', { name: 'Припасы' })
    await expect(within(stores).getByRole('alert')).toHaveTextContent('Сервер занят')
    await expect(canvas.getAllByText('Прилавки пусты.')).toHaveLength(1)
    await userEvent.click(within(stores).getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.best.consumable.onRetry).toHaveBeenCalled()
  },
}
