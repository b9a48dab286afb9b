import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MyLotsView } from '#apps/game/src/features/market/my-lots-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { gearLot, resourceLot, wineLot } from './fixtures.ts'

const lots = [
  gearLot(4, 103, 83, { isOwn: true }),
  resourceLot(5, 100, { isOwn: true }),
  wineLot(6, 5, { isOwn: true, currency: 'DIAMONDS', price: 2 }),
]

const meta = {
  title: 'features/market/MyLots',
  component: MyLotsView,
  decorators: [inRouter],
  args: { lots, lotsMax: 10, level: 10, error: null, onRetry: fn(), onOpen: fn() },
} satisfies Meta<typeof MyLotsView>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/3 из 10/)).toBeVisible()
    const [first] = canvas.getAllByRole('listitem')
    await userEvent.click(first?.querySelector('button') ?? document.body)
    await expect(args.onOpen).toHaveBeenCalledWith(lots[0])
    await expect(canvas.queryByText('Ваш лот')).not.toBeInTheDocument()
    await expect(canvas.getByText(/Свободно ещё 7.мест/)).toBeVisible()
  },
}
export const Full: Story = {
  args: { lotsMax: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'На склад' })).not.toBeInTheDocument()
  },
}
export const Nothing: Story = {
  args: { lots: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'На склад' })).toHaveAttribute('href', '/game/inventory')
  },
}
export const Loading: Story = { args: { lots: undefined } }
export const Failed: Story = { args: { lots: undefined, error: new Error('Нет связи') } }
