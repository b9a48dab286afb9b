import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ItemsView } from '#apps/game/src/features/history/items-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { itemLines, itemSummary, noon } from './fixtures.ts'

const list = {
  items: itemLines,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: false,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/history/Items',
  component: ItemsView,
  decorators: [inRouter],
  args: {
    filter: {},
    onFilter: fn(),
    summary: itemSummary,
    summaryError: null,
    onRetrySummary: fn(),
    list,
    now: noon,
  },
} satisfies Meta<typeof ItemsView>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Козловые башмаки Поход: Волчий перевал' }),
    ).toHaveAttribute('href', '/game/fight-log/44')
    const today = within(canvas.getByRole('region', { name: 'Сегодня' }))
    await expect(today.getAllByRole('listitem').at(-1)).toHaveTextContent(
      /Дерево .*: Стены, 9-й.уровень.*−124 шт\./,
    )
    await expect(canvas.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
  },
}

export const Filtered: Story = {
  args: { filter: { kind: 'gear' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /^Снаряжение за \d+.д/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Отдано' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: 'gear', action: 'REMOVED' })
    await userEvent.click(canvas.getByRole('button', { name: 'Ресурсы' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ kind: 'resource' })
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { list: { ...list, items: [] } } }
export const NothingFound: Story = { args: { filter: { source: 'DRINK' }, list: { ...list, items: [] } } }
export const Loading: Story = { args: { summary: undefined, list: { ...list, items: undefined } } }
export const Failed: Story = {
  args: {
    summary: undefined,
    summaryError: new Error('Произошла ошибка'),
    list: { ...list, items: undefined, error: new Error('Произошла ошибка') },
  },
}
