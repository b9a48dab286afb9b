import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TipsView } from '#apps/game/src/features/knowledge/tips-page.tsx'
import type { GameTips } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const DATA: GameTips = {
  gold: {
    category: 'common',
    title: 'Золото',
    baseContent: 'За него нанимают войско.\n\nЕго приносят походы и подати.',
    additionalContent: 'Разбойники уносят часть.',
  },
  playerArmyArchers: {
    category: 'army',
    title: 'Лучники',
    baseContent: 'Стреляют первыми.',
    additionalContent: '',
  },
}

/** Every tip, by categories. */
const meta = {
  title: 'features/knowledge/Tips',
  component: TipsView,
  args: { data: DATA, error: null, onRetry: fn(), isLoggedIn: false },
  decorators: [inRouter],
} satisfies Meta<typeof TipsView>

export default meta
type Story = StoryObj<typeof meta>

/** A link for each category leads to its tips. Categories without tips are left out. */
export const Tips: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Золото', level: 3 })).toBeVisible()
    await expect(canvas.getByText('Его приносят походы и подати.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Войско' })).toHaveAttribute(
      'href',
      expect.stringContaining('#of-army'),
    )
    await expect(canvas.queryByRole('link', { name: 'Рынок' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = { args: { data: undefined } }

export const Failed: Story = {
  args: { data: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
