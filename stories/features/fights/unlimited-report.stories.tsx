import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FightView } from '#apps/game/src/features/fights/fight-view.tsx'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { unlimitedFightOf, unlimitedReportOf } from './fixtures.ts'

const report = unlimitedReportOf(12, 'story-road')

/** The report of a run on the unlimited mission. */
const meta = {
  title: 'features/fights/UnlimitedReport',
  component: FightView,
  decorators: [inRouter],
  args: { fight: unlimitedFightOf(report), next: <Button>К походам</Button> },
} satisfies Meta<typeof FightView>

export default meta
type Story = StoryObj<typeof meta>

/** It begins with the fight that ended the run, and says how far the army came. */
export const Run: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(report.beaten).toBeGreaterThan(1)
    await expect(canvas.getByText('Бой проверен')).toBeVisible()
    const road = within(canvas.getByRole('region', { name: 'Враги на дороге' }))
    await expect(road.getAllByRole('button')).toHaveLength(report.waves.length)
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(`Столб ${report.beaten}`)
    await expect(canvas.getByRole('button', { name: 'К походам' })).toBeVisible()
  },
}

/** Every enemy's fight can be watched. The army goes into the second one with the wounds of the first. */
export const FromTheFirstEnemy: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = within(canvas.getByRole('region', { name: 'Враги на дороге' })).getAllByRole('button')
    if (!first) throw new Error('No enemies')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Победа')
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий враг' }))
    const left = report.waves[0]?.rounds.at(-1)?.attackerHealth
    await expect(canvas.getByRole('meter', { name: `Здоровье: ${report.attacker.name}` })).toHaveAttribute(
      'aria-valuenow',
      String(left),
    )
  },
}

/** The first enemy was too strong. */
export const NobodyBeaten: Story = {
  args: { fight: unlimitedFightOf(unlimitedReportOf(3, 'story-road', 12)) },
}
