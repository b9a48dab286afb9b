import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoneyView } from '#apps/game/src/features/history/money-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { moneyLines, moneySummary, noon, stillSummary } from './fixtures.ts'

const list = {
  items: moneyLines,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/history/Money',
  component: MoneyView,
  decorators: [inRouter],
  args: {
    filter: {},
    onFilter: fn(),
    summary: moneySummary,
    summaryError: null,
    onRetrySummary: fn(),
    list,
    now: noon,
  },
} satisfies Meta<typeof MoneyView>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Поход Волчий перевал' })).toHaveAttribute(
      'href',
      '/game/fight-log/44',
    )
    const today = within(canvas.getByRole('region', { name: 'Сегодня' }))
    await expect(today.getAllByRole('listitem').map((line) => line.textContent)).toContainEqual(
      expect.stringMatching(/Наём войска 12.лучников.*−2.400 золотостало 12.244/),
    )
    await expect(canvas.getByRole('region', { name: 'Вчера' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '18 ноября' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const Filtered: Story = {
  args: { filter: { currency: 'GOLD', source: 'ARMY' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Золото' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Расход' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      currency: 'GOLD',
      source: 'ARMY',
      type: 'DECREASE',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Золото' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: undefined, source: 'ARMY' })
    await userEvent.selectOptions(canvas.getByLabelText('За что'), 'Налоги')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: 'GOLD', source: 'TAXES' })
    await userEvent.click(canvas.getByRole('button', { name: /Наём войска/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ currency: 'GOLD', source: undefined })
  },
}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('По дням таблицей'))
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('row', { name: /20 ноября/ })).toHaveTextContent(/20 ноября/)
    await expect(table.getAllByRole('row').length).toBeGreaterThan(20)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Diamonds: Story = { args: { filter: { currency: 'DIAMONDS' } } }
export const NothingMoved: Story = {
  args: { summary: stillSummary },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('За эти дни ничего не менялось.')).toBeVisible()
  },
}
export const NewFilter: Story = { args: { list: { ...list, isStale: true } } }
export const NothingFound: Story = {
  args: { filter: { currency: 'GLORY' }, list: { ...list, items: [], hasMore: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать всё' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
}
export const Empty: Story = {
  args: { summary: stillSummary, list: { ...list, items: [], hasMore: false } },
}
export const Loading: Story = { args: { summary: undefined, list: { ...list, items: undefined } } }
export const LoadingMore: Story = { args: { list: { ...list, isLoadingMore: true } } }
export const MoreFailed: Story = {
  args: { list: { ...list, error: new Error('Нет связи') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.list.onMore).toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: {
    summary: undefined,
    summaryError: new Error('Произошла ошибка'),
    list: { ...list, items: undefined, error: new Error('Произошла ошибка') },
  },
}
