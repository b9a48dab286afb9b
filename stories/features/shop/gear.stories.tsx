import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { GearCounter, type GearCounterProps } from '#apps/game/src/features/shop/gear-counter.tsx'
import { ShopFrame } from '#apps/game/src/features/shop/shop-frame.tsx'
import { opened } from '../../ui/open-item.ts'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { ARMY, fullStorage } from '../inventory/fixtures/storage.ts'
import { dayOf } from './fixtures.ts'

const frame = { tab: 'gear' as const, onTab: fn(), locked: ['gold' as const], error: null, onRetry: fn() }

const meta = {
  title: 'features/shop/Gear',
  component: GearCounter,
  args: {
    shop: dayOf(),
    gear: fullStorage().gear,
    slots: { used: 46, total: 60, free: 14 },
    army: ARMY,
    buyer: { level: 17, gold: 12_480, diamonds: 64 },
    buying: null,
    onBuy: fn(),
    onBuyBlanks: fn(),
    onDayEnd: fn(),
  },
  render: (args) => (
    <ShopFrame {...frame} slots={args.slots} discount={args.shop.discountBasisPoints}>
      <GearCounter {...args} />
    </ShopFrame>
  ),
} satisfies Meta<typeof GearCounter>

export default meta
type Story = StoryObj<typeof meta>

/** Opens an offer: beside the list on a wide page, in a sheet on a phone. */
export const Day: Story = {
  play: async ({ args, canvas }) => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.getByText(/Против надетой/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /^Купить за/ }))
    await expect(args.onBuy).toHaveBeenCalledWith(expect.objectContaining({ place: 1 }))
    const blanks = within(canvas.getByRole('article', { name: 'Заготовка' }))
    await expect(blanks.getByText('(макс. 14)')).toBeVisible()
    await userEvent.click(blanks.getByRole('button', { name: 'макс.: Заготовка' }))
    await userEvent.click(blanks.getByRole('button', { name: 'Купить за 14: заготовки' }))
    await expect(args.onBuyBlanks).toHaveBeenCalledWith(14)
  },
}

export const Discounted: Story = { args: { shop: dayOf(2_500) } }

export const SomeBought: Story = {
  args: { shop: dayOf(0, [1, 4]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Куплено')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Боевой топорик/ })).toBeNull()
  },
}

/** Sells what is bought, as the server would. */
function LiveCounter(args: GearCounterProps) {
  const [bought, setBought] = useState<readonly number[]>([])
  return (
    <GearCounter
      {...args}
      shop={dayOf(0, bought)}
      onBuy={(offer) => {
        args.onBuy(offer)
        setBought([...bought, offer.place])
      }}
    />
  )
}

export const PressedTwice: Story = {
  render: (args) => <LiveCounter {...args} />,
  play: async ({ args }) => {
    const panel = within(screen.getByRole('complementary', { name: 'Вещь' }))
    const gear = panel.getByRole('article').getAttribute('aria-label')
    await userEvent.click(panel.getByRole('button', { name: /^Купить за/ }))
    await userEvent.click(panel.getByRole('button', { name: /^Куплено/ }))
    await expect(panel.getByRole('article')).toHaveAttribute('aria-label', gear)
    await expect(args.onBuy).toHaveBeenCalledTimes(1)
  },
}

export const NoRoomNoMoney: Story = {
  args: { slots: { used: 60, total: 60, free: 0 }, buyer: { level: 17, gold: 12, diamonds: 0 } },
  play: async ({ args }) => {
    const panel = await opened(/^Боевой топорик/)
    await userEvent.click(panel.getByRole('button', { name: /^Купить за/ }))
    await expect(args.onBuy).not.toHaveBeenCalled()
    const why = await pressedReasons()
    await expect(why.getByText('На складе нет места')).toBeInTheDocument()
    await expect(why.getByText('Недостаточно золота')).toBeInTheDocument()
  },
}

export const Buying: Story = { args: { buying: 1 } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  render: () => (
    <ShopFrame {...frame} slots={undefined} discount={0}>
      {undefined}
    </ShopFrame>
  ),
}
export const Failed: Story = {
  render: () => (
    <ShopFrame {...frame} slots={undefined} discount={0} error={new Error('Произошла ошибка')}>
      {undefined}
    </ShopFrame>
  ),
}
