import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { FightFilter } from '#apps/game/src/features/fights/fight-log-filter.ts'
import { FightLogList } from '#apps/game/src/features/fights/fight-log-list.tsx'
import { FightLogsView } from '#apps/game/src/features/fights/fight-logs-view.tsx'
import type { Pages } from '#apps/game/src/ui/controls/more-pages.tsx'
import type { FightSummary } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { summaryOf } from './fixtures.ts'

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

const raids = [
  summaryOf(52, {
    type: 'FORAY',
    difficulty: null,
    title: 'Набег: Святослав',
    opponentName: 'Святослав',
    opponentId: 9,
  }),
  summaryOf(51, {
    type: 'FORAY',
    difficulty: null,
    result: 'LOSE',
    title: 'Набег: Велеслав',
    opponentName: 'Велеслав',
    isViewed: false,
  }),
]
const defences = raids.map((fight) => ({
  ...fight,
  side: 'DEFENDER' as const,
  title: `Оборона: ${fight.opponentName}`,
  goldLost: 240,
}))

const list: Pages<FightSummary> = {
  items,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

type LogArgs = {
  list: Pages<FightSummary>
  unviewed: number
  filter: FightFilter | null
  hasCrusades: boolean
  onFilter: (filter: FightFilter) => void
}

/** The page as it looks for a list. */
function Log({ list: shown, unviewed, filter, hasCrusades, onFilter }: LogArgs) {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  return (
    <FightLogsView unviewed={unviewed} filter={filter} hasCrusades={hasCrusades} onFilter={onFilter}>
      <FightLogList list={shown} filter={filter ?? 'all'} canVisit now={now} />
    </FightLogsView>
  )
}

const meta = {
  title: 'features/fights/FightLogs',
  component: Log,
  decorators: [inRouter],
  args: { list, unviewed: 2, filter: 'all', hasCrusades: true, onFilter: fn() },
} satisfies Meta<typeof Log>

export default meta
type Story = StoryObj<typeof meta>

const none: Pages<FightSummary> = { ...list, items: [], hasMore: false }

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
    await userEvent.click(canvas.getByRole('tab', { name: 'Оборона' }))
    await expect(args.onFilter).toHaveBeenCalledWith('defences')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const BelowRaids: Story = {
  args: { filter: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
}
export const BeforeCrusades: Story = {
  args: { hasCrusades: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
  },
}
export const NoCrusades: Story = {
  args: { list: none, unviewed: 0, filter: 'crusades' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К крестовым походам' })).toHaveAttribute(
      'href',
      '/game/group-missions',
    )
  },
}
export const Raids: Story = { args: { filter: 'raids', list: { ...list, items: raids, hasMore: false } } }
export const Defences: Story = {
  args: { filter: 'defences', list: { ...list, items: defences, hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Святослав' })).toHaveAttribute('href', '/game/player/9')
    await expect(canvas.getAllByText(/Унесли золота: 240/)[0]).toBeVisible()
  },
}
export const LoadingMore: Story = { args: { list: { ...list, isLoadingMore: true } } }
export const MoreFailed: Story = { args: { list: { ...list, error: new Error('Нет связи') } } }
export const Empty: Story = { args: { list: none, unviewed: 0, filter: null } }
export const NoMissions: Story = { args: { list: none, unviewed: 0, filter: 'missions' } }
export const NoRaids: Story = { args: { list: none, unviewed: 0, filter: 'raids' } }
export const NoDefences: Story = {
  args: { list: none, unviewed: 0, filter: 'defences' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/никто не нападал/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К постройкам' })).toHaveAttribute(
      'href',
      '/game/buildings',
    )
  },
}
export const Loading: Story = { args: { list: { ...list, items: undefined }, unviewed: 0 } }
export const Failed: Story = {
  args: { list: { ...list, items: undefined, error: new Error('Произошла ошибка') }, unviewed: 0 },
}
