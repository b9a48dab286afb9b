import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BarChart } from '#apps/game/src/ui/charts/bar-chart.tsx'
import { ChartTable } from '#apps/game/src/ui/charts/chart-table.tsx'
import { DotChart } from '#apps/game/src/ui/charts/dot-chart.tsx'
import { formatNumber } from '#apps/game/src/ui/format/number.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Stack } from './stage.tsx'

const meta = { title: 'ui/Charts' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const GIFTS = [120, 80, 0, 460, 310, 95, 700].map((up, index) => ({ id: `${index + 14} ноября`, up }))

export const Bars: Story = {
  render: () => (
    <Card title="Вклад гильдии">
      <BarChart
        label="Вклад по дням"
        bars={GIFTS}
        words={({ id, up }, isLast) => (
          <>
            <span>{isLast ? 'Сегодня' : id}</span>
            <b>{formatNumber(up)}</b>
          </>
        )}
        first="14 ноября"
        last="сегодня"
      />
      <ChartTable
        summary="По дням таблицей"
        headings={['День', 'Вклад']}
        rows={GIFTS.map(({ id, up }) => ({ id, name: id, figures: [formatNumber(up)] }))}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: 'Вклад по дням' })
    await expect(canvas.getByText('Сегодня')).toBeVisible()
    const { left, top } = chart.getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: chart,
      coords: { clientX: left + 4, clientY: top + 4 },
    })
    await expect(within(canvas.getByRole('figure')).getByText('120')).toBeVisible()
    await userEvent.click(canvas.getByText('По дням таблицей'))
    const table = within(canvas.getByRole('table'))
    await expect(table.getByRole('row', { name: /17 ноября/ })).toHaveTextContent('460')
  },
}

/** One bar would flatten all others: it is cut and says its amount. */
export const CutBar: Story = {
  render: () => (
    <Card title="Золото">
      <BarChart
        label="Доход и расход по дням"
        bars={[
          { id: '1', up: 300, down: 120 },
          { id: '2', up: 100_000, down: 0 },
          { id: '3', up: 240, down: 410 },
          { id: '4', up: 0, down: 90 },
        ]}
        words={({ up, down }) => `${formatNumber(up)} и ${formatNumber(down)}`}
        first="вчера"
        last="сегодня"
      />
    </Card>
  ),
}

export const Dots: Story = {
  render: () => (
    <Stack width={360}>
      <Card title="Цена">
        <DotChart
          dots={[90, 110, 104, 131, 78].map((value, index) => ({ id: `${index}`, value }))}
          usual={100}
          lastTone={undefined}
        />
      </Card>
    </Stack>
  ),
}
