import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FightView } from '#apps/game/src/features/fights/fight-view.tsx'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { crusadeFightOf, crusadeReportOf } from './fixtures.ts'

const won = crusadeReportOf('ogreToll', [24, 22, 22, 21], 'story-bridge')

/** The report of a crusade: many armies against one boss. */
const meta = {
  title: 'features/fights/CrusadeReport',
  component: FightView,
  decorators: [inRouter],
  args: {
    fight: crusadeFightOf(won, 'Мост великана-мытаря'),
    linksPlayers: true,
    next: <Button>К крестовым походам</Button>,
  },
} satisfies Meta<typeof FightView>

export default meta
type Story = StoryObj<typeof meta>

function healthOf(canvas: HTMLElement, name: string): number {
  const meter = within(canvas).getByRole('meter', { name: `Здоровье: ${name}` })
  return Number(meter.getAttribute('aria-valuenow'))
}

/** The wounds at the end are those of the report, shared in proportion. */
export const Won: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(won.result).toBe('WIN')
    await expect(canvas.getByText('Бой проверен')).toBeVisible()
    const armies = within(canvas.getByRole('region', { name: 'Войска похода' }))
    await expect(armies.getAllByRole('listitem')).toHaveLength(4)
    await expect(armies.getByRole('link', { name: 'Любава' })).toHaveAttribute('href', '/game/player/18')
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Победа')
    for (const { name, health } of won.hosts) await expect(healthOf(canvasElement, name)).toBe(health)
    await expect(canvas.getByRole('button', { name: 'К крестовым походам' })).toBeVisible()
  },
}

const lost = crusadeReportOf('lastDragon', [58, 57, 40, 38, 36, 60], 'story-dragon')

/** Opened by its link: visitors cannot go to the pages of players. */
export const Lost: Story = {
  args: { fight: crusadeFightOf(lost, 'Последний дракон'), linksPlayers: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Поражение')
    await expect(canvas.queryByRole('link', { name: 'Любава' })).toBeNull()
  },
}
export const Phone: Story = {
  args: { fight: crusadeFightOf(lost, 'Последний дракон') },
  globals: { viewport: { value: 'phone' } },
}
