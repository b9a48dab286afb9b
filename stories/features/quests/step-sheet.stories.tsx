import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepSheet } from '#apps/game/src/features/quests/step-sheet.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { stepAt } from './fixtures.ts'

const meta = {
  title: 'features/quests/StepSheet',
  component: StepSheet,
  args: { step: stepAt('firstWinQuest'), completing: false, onComplete: fn(), onClose: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof StepSheet>

export default meta
type Story = StoryObj<typeof meta>

/** A newcomer's welcome: its button leads on. */
export const Welcome: Story = {
  play: async ({ args }) => {
    const panel = within(
      await within(document.body).findByRole('dialog', { name: 'Победите в первом походе' }),
    )
    await expect(panel.getByText(/Добро пожаловать домой/)).toBeVisible()
    const way = panel.getByRole('link', { name: 'К походам' })
    await expect(way).toHaveAttribute('href', '/game/missions')
    await userEvent.click(way)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Quest: Story = {
  args: { step: stepAt('recycleGearQuest') },
  play: async ({ args }) => {
    const panel = within(
      await within(document.body).findByRole('dialog', { name: 'Отдайте лишнее скупщику' }),
    )
    await expect(panel.getByText('0 из 1')).toBeVisible()
    const way = panel.getByRole('link', { name: 'К скупщику' })
    await expect(way).toHaveAttribute('href', '/game/forge/enhance')
    await userEvent.click(way)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const QuestDone: Story = {
  args: { step: stepAt('recycleGearQuest', 1) },
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Забрать' }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

export const Claiming: Story = { args: { step: stepAt('recycleGearQuest', 1), completing: true } }
