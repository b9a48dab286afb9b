import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TutorialGuideView } from '../../../apps/game/src/features/quests/tutorial-guide-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { stepAt } from './steps.ts'

const meta = {
  title: 'features/quests/TutorialGuide',
  component: TutorialGuideView,
  args: {
    step: stepAt('buyArchersQuest', 2),
    way: { to: '/game/army', label: 'К войску' },
    isOpen: true,
    onFold: fn(),
    completing: false,
    onRead: fn(),
    onTake: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof TutorialGuideView>

export default meta
type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'К войску' })).toHaveAttribute('href', '/game/army')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }))
    await expect(args.onFold).toHaveBeenCalledOnce()
  },
}

export const OnItsPage: Story = { args: { way: null } }

export const Folded: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Больше стрел')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Показать' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Done: Story = {
  args: { step: stepAt('buyArchersQuest', 5) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

export const Banner: Story = { args: { step: stepAt('fightLogOpenBanner') } }

export const Narrow: Story = {
  args: { step: stepAt('recruitsQuest', 7) },
  globals: { viewport: { value: 'phone' } },
}
