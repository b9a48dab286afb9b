import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StepSheet } from '../../../apps/game/src/features/quests/step-sheet.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { stepAt } from './steps.ts'

const meta = {
  title: 'features/quests/StepSheet',
  component: StepSheet,
  args: { step: stepAt('armyOpenBanner'), completing: false, onComplete: fn(), onClose: fn() },
  decorators: [inRouter],
} satisfies Meta<typeof StepSheet>

export default meta
type Story = StoryObj<typeof meta>

export const OpensAPage: Story = {
  play: async ({ args }) => {
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Войско' }))
    await expect(panel.getByText(/Восемь отрядов/)).toBeVisible()
    await expect(panel.getByText(/Откроется:/)).toHaveTextContent('Откроется: Войско')
    await userEvent.click(panel.getByRole('button', { name: 'Прочитано' }))
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OpensNothing: Story = {
  args: { step: stepAt('energyAboutBanner') },
  play: async () => {
    await expect(within(document.body).queryByText(/Откроется:/)).toBeNull()
  },
}

export const Reading: Story = { args: { completing: true } }

export const Quest: Story = {
  args: { step: stepAt('recycleGearQuest') },
  play: async ({ args }) => {
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Второе рождение' }))
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
