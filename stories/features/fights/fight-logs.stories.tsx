import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FightLogsView } from '../../../apps/game/src/features/fights/fight-logs-view.tsx'
import type { Pages } from '../../../apps/game/src/ui/controls/more-pages.tsx'
import type { FightSummary } from '../../../generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { summaryOf } from './reports.ts'

const items = [
  summaryOf(44, {
    isViewed: false,
    difficulty: 'HARD',
    title: 'Медвежий угол',
    opponentName: 'Хозяин бурелома',
  }),
  summaryOf(43, { result: 'LOSE', isViewed: false, createdAt: '2026-11-19T20:00:00.000Z' }),
  summaryOf(42, { result: 'DRAW', difficulty: null, createdAt: '2026-11-02T20:00:00.000Z' }),
  summaryOf(41),
]

const list: Pages<FightSummary> = {
  items,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/fights/FightLogs',
  component: FightLogsView,
  decorators: [inRouter],
  args: {
    list,
    unviewed: 2,
    now: Date.parse('2026-11-20T12:00:00.000Z'),
  },
} satisfies Meta<typeof FightLogsView>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 новых отчёта')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Победа Медвежий угол' })).toHaveAttribute(
      'href',
      '/game/fight-log/44',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LoadingMore: Story = { args: { list: { ...list, isLoadingMore: true } } }
export const MoreFailed: Story = { args: { list: { ...list, error: new Error('Нет связи') } } }
export const Empty: Story = { args: { list: { ...list, items: [], hasMore: false }, unviewed: 0 } }
export const Loading: Story = { args: { list: { ...list, items: undefined }, unviewed: 0 } }
export const Failed: Story = {
  args: { list: { ...list, items: undefined, error: new Error('Произошла ошибка') }, unviewed: 0 },
}
