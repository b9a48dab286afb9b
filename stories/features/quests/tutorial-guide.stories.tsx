import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TutorialGuideView } from '#apps/game/src/features/quests/tutorial-guide-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { stepAt } from './fixtures.ts'

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
    waiting: 1,
    onTakeAll: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof TutorialGuideView>

export default meta
type Story = StoryObj<typeof meta>

export const Elsewhere: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'К войску' })).toHaveAttribute('href', '/game/army')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть поручение' }))
    await expect(args.onFold).toHaveBeenCalledOnce()
  },
}

export const OnItsPage: Story = { args: { way: null } }

export const Folded: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Наймите людей' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Показать поручение' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
}

function Foldable(props: ComponentProps<typeof TutorialGuideView>) {
  const [isOpen, setIsOpen] = useState(true)
  return <TutorialGuideView {...props} isOpen={isOpen} onFold={() => setIsOpen(!isOpen)} />
}

/** Folded, it is a small card at the side. Unfolded, the text is back. */
export const Folds: Story = {
  render: (args) => <Foldable {...args} />,
  play: async ({ canvas }) => {
    const guide = canvas.getByRole('complementary', { name: 'Поручение' })
    const whole = guide.offsetWidth
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть поручение' }))
    await waitFor(() => expect(guide.offsetWidth).toBeLessThan(200))
    await userEvent.click(canvas.getByRole('button', { name: 'Показать поручение' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Наймите людей' })).toBeVisible())
    await expect(guide.offsetWidth).toBe(whole)
  },
}

export const Done: Story = {
  args: { step: stepAt('buyArchersQuest', 5) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

/** Several rewards are taken in one press. */
export const SeveralDone: Story = {
  args: { step: stepAt('buyArchersQuest', 5), waiting: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать всё' }))
    await expect(args.onTakeAll).toHaveBeenCalledOnce()
    await expect(args.onTake).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = {
  args: { step: stepAt('recruitsQuest', 7) },
  globals: { viewport: { value: 'phone' } },
}
