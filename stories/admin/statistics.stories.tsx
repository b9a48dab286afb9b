import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DayChart } from '#apps/admin/src/statistics/day-chart.tsx'
import { NowNumbers } from '#apps/admin/src/statistics/now-numbers.tsx'
import { InConsole } from './in-console.tsx'

const meta = {
  title: 'admin/Statistics',
  decorators: [
    (Story) => (
      <InConsole>
        <Story />
      </InConsole>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const DAYS = Array.from({ length: 7 }, (_, index) => `2026-11-${20 + index}`)
const SOURCES = [
  { label: 'Походы', data: [1200, 900, 1500, 800, 2100, 1900, 700] },
  { label: 'Подати', data: [400, 410, 380, 420, 400, 450, 90] },
]

export const Bars: Story = {
  render: () => <DayChart title="Откуда золото" kind="bars" days={DAYS} series={SOURCES} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Числа таблицей'))
    const table = within(canvas.getByRole('table'))
    await expect(table.getAllByRole('row')).toHaveLength(DAYS.length + 1)
  },
}

export const Lines: Story = {
  render: () => (
    <DayChart title="Игроки" about="Кто заходил за день" kind="lines" days={DAYS} series={SOURCES} />
  ),
}

export const OneDay: Story = {
  render: () => (
    <DayChart
      title="Игроки"
      kind="lines"
      days={DAYS.slice(0, 1)}
      series={SOURCES.map(({ label, data }) => ({ label, data: data.slice(0, 1) }))}
    />
  ),
}

export const Empty: Story = {
  render: () => (
    <DayChart
      title="Откуда золото"
      kind="bars"
      days={DAYS}
      series={[{ label: 'Походы', data: DAYS.map(() => 0) }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('За эти дни ничего не было.')).toBeVisible()
    await expect(canvas.queryByText('Числа таблицей')).toBeNull()
  },
}

export const Now: Story = {
  render: () => (
    <NowNumbers
      now={{ online: 1214, timersDue: 3, timerLagSeconds: 2, lettersWaiting: 0, letterLagSeconds: 0 }}
    />
  ),
}
