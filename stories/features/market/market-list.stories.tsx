import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { MarketFilter } from '#apps/game/src/features/market/market-filter.ts'
import { MarketListView } from '#apps/game/src/features/market/market-list-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { gearLots, resourceLot } from './fixtures.ts'

const list = {
  items: gearLots,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/market/List',
  component: MarketListView,
  decorators: [inRouter],
  args: {
    marketKey: 'gear',
    filter: { currency: 'GOLD', sort: 'price', direction: 'ASC' },
    onFilter: fn(),
    level: 10,
    list,
    onOpen: fn(),
  },
} satisfies Meta<typeof MarketListView>

export default meta
type Story = StoryObj<typeof meta>

export const Gear: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Название' }), 'лук')
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ search: 'лук' })),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'Выше качество')
    await expect(args.onFilter).toHaveBeenCalledWith(
      expect.objectContaining({ sort: 'quality', direction: 'DESC' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list.onMore).toHaveBeenCalled()
    const [first] = canvas.getAllByRole('listitem')
    await userEvent.click(first?.querySelector('button') ?? document.body)
    await expect(args.onOpen).toHaveBeenCalledWith(gearLots[0])
  },
}
export const Filtered: Story = {
  args: {
    filter: { currency: 'DIAMONDS', sort: 'level', gearClass: 'boots', qualityMin: 50, priceMax: 900 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры, выбрано: 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'По моему уровню: до 10' }))
    await expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ levelMax: 10 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Заточенные' }))
    await expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ isSharpened: true }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена от' }), '120')
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ priceMin: 120 })),
    )
    await expect(args.onFilter).not.toHaveBeenCalledWith(expect.objectContaining({ priceMin: 12 }))
  },
}
export const Resources: Story = {
  args: {
    marketKey: 'resource',
    filter: { currency: 'GOLD', sort: 'unitPrice', direction: 'ASC' },
    list: { ...list, items: [resourceLot(1, 25), resourceLot(2, 100, { price: 999 })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('13,3 за шт.')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingYet: Story = {
  args: { list: { ...list, items: [], hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Прилавки пусты/)).toBeVisible()
  },
}
export const NothingFits: Story = {
  args: {
    filter: { currency: 'GOLD', sort: 'price', search: 'сапог' },
    list: { ...list, items: [], hasMore: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ currency: 'GOLD', sort: 'price' })
  },
}
/** As in the game, where the address holds the filter. */
export const SearchLifted: Story = {
  args: { list: { ...list, items: [], hasMore: false } },
  render: (args) => {
    const [filter, setFilter] = useState<MarketFilter>({ currency: 'GOLD', sort: 'price', search: 'сапог' })
    return (
      <MarketListView
        {...args}
        filter={filter}
        onFilter={(next) => {
          args.onFilter(next)
          setFilter(next)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Название' })
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }))
    await userEvent.type(box, 'ок')
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'сапогок' })),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: 'GOLD', sort: 'price' })
    await expect(box).toHaveValue('')
    // The price is reported after the same pause and was typed later: a late report of the search would come first.
    await userEvent.type(canvas.getByLabelText('Цена от'), '5')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith(expect.objectContaining({ priceMin: 5 })))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: 'GOLD', sort: 'price', priceMin: 5 })
    await expect(box).toHaveValue('')
  },
}
export const StillLooking: Story = {
  args: { filter: { currency: 'GOLD', sort: 'price', isSharpened: true }, list: { ...list, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Искать дальше' })).toBeVisible()
  },
}
export const Loading: Story = { args: { list: { ...list, items: undefined } } }
export const Failed: Story = { args: { list: { ...list, items: undefined, error: new Error('Нет связи') } } }
