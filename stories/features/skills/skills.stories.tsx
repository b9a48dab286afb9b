import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SkillBranchView } from '#apps/game/src/features/skills/skill-branch-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { skillListOf } from './fixtures.ts'

const learned = { census: 10, cropRotation: 4, haggling: 5, cellars: 3, hiredHands: 2, caravanBook: 1 }

const meta = {
  title: 'features/skills/Branch',
  component: SkillBranchView,
  args: {
    branch: skillListOf('economy', true, learned),
    glory: 930,
    error: null,
    onRetry: fn(),
    learning: null,
    onLearn: fn(),
    isOpening: false,
    onOpen: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof SkillBranchView>

export default meta
type Story = StoryObj<typeof meta>

export const Economy: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Торг на ярмарке: уровень 5 из 10' }))
    // On a phone the details open in a sheet over the tree, on a wide page beside it.
    const page = within(document.body)
    await expect(await page.findByText('Цена падает, пока купец вздыхает.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Изучить за 60' }))
    await expect(args.onLearn).toHaveBeenCalledWith('haggling', 6)
  },
}

export const NotYet: Story = {
  args: { glory: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Золотой век.*ещё закрыто/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: /Изучить за 10/ }))
    await expect(args.onLearn).not.toHaveBeenCalled()
    const why = await pressedReasons()
    await expect(why.getByText('Сначала изучите «Трёхполье»')).toBeInTheDocument()
    await expect(why.getByText('Недостаточно славы')).toBeInTheDocument()
  },
}

export const LearnedInFull: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перепись дворов: уровень 10 из 10' }))
    await expect(await within(document.body).findByText('Изучено полностью.')).toBeVisible()
  },
}

export const Closed: Story = {
  args: { branch: skillListOf('battle', false, {}) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть за 500' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Battle: Story = { args: { branch: skillListOf('battle', true, { marching: 6, volleyFire: 2 }) } }
export const Defence: Story = { args: { branch: skillListOf('defence', true, { shieldWall: 3 }) } }
export const Craft: Story = { args: { branch: skillListOf('craft', true, { hotForge: 2, goodTimber: 1 }) } }
export const Learning: Story = { args: { learning: 'census' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { branch: undefined } }
export const Failed: Story = { args: { branch: undefined, error: new Error('Произошла ошибка') } }
