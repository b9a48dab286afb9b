import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SkillBranchesView } from '#apps/game/src/features/skills/skill-branches-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { branchesOf } from './fixtures.ts'

const learned = { census: 10, cropRotation: 4, haggling: 5, cellars: 3, marching: 4, volleyFire: 1 }

const meta = {
  title: 'features/skills/Branches',
  component: SkillBranchesView,
  args: {
    branches: branchesOf(['economy', 'battle'], learned),
    glory: 930,
    error: null,
    onRetry: fn(),
    opening: null,
    onOpen: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof SkillBranchesView>

export default meta
type Story = StoryObj<typeof meta>

export const TwoOpen: Story = {
  play: async ({ canvas, args }) => {
    const economy = within(canvas.getByRole('article', { name: 'Хозяйство' }))
    await expect(economy.getByRole('link', { name: 'К умениям' })).toHaveAttribute(
      'href',
      '/game/skills/branch/economy',
    )
    await expect(economy.getByText(/Золото от налогов/)).toBeVisible()
    const defence = within(canvas.getByRole('article', { name: 'Оборона' }))
    await userEvent.click(defence.getByRole('button', { name: /Открыть ветвь «Оборона»/ }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(within(document.body).getAllByText(/Недостаточно славы/).length).toBeGreaterThan(0)
  },
}

export const FirstChoice: Story = {
  args: { branches: branchesOf([], {}), glory: 620 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть ветвь «Битва» за 500' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    const question = within(await screen.findByRole('dialog', { name: /Открыть ветвь «Битва» за 500 славы/ }))
    await waitFor(() => expect(question.getByText(/следующая будет стоить уже 1/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onOpen).toHaveBeenCalledWith('battle')
  },
}

export const AllOpen: Story = {
  args: { branches: branchesOf(['battle', 'defence', 'economy', 'craft'], learned) },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { branches: undefined } }
export const Failed: Story = { args: { branches: undefined, error: new Error('Произошла ошибка') } }
