import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MainView } from '#apps/game/src/features/content/main-view.tsx'
import { NewsCard } from '#apps/game/src/features/content/news-card.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { pagesOf } from '../../app/pages-of.ts'

function lord(playerId: number, name: string, level: number, isGenerated = false) {
  return {
    player: {
      playerId,
      name,
      level,
      title: 'BARON' as const,
      guildTag: null,
      avatarUrl: null,
      arms: `p${playerId}`,
    },
    isGenerated,
    isOnline: false,
  }
}

const meta = {
  title: 'features/content/Main',
  component: MainView,
  args: {
    isLoggedIn: false,
    world: {
      castles: 321,
      lords: 21,
      missionsToday: 1281,
      strongest: [lord(13, 'Мстислав', 24), lord(26, 'Велимир', 21, true), lord(39, 'Добрыня Злой', 18)],
    },
    error: null,
    onRetry: fn(),
    news: <NewsCard list={pagesOf([])} isOlder={false} reactionsOf={() => null} />,
  },
  decorators: [inRouter],
} satisfies Meta<typeof MainView>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Построить замок' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
    await expect(canvas.getByText('замок')).toBeVisible()
    await expect(await canvas.findByText(/правит ключник/)).toBeVisible()
  },
}

/** No lords and no missions yet: only what is there is counted. */
export const FreshWorld: Story = {
  args: { world: { castles: 120, lords: 0, missionsToday: 0, strongest: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.queryByText('лордов')).toBeNull()
  },
}

export const Player: Story = {
  args: { isLoggedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'В замок' })).toHaveAttribute('href', '/game')
    await expect(canvas.queryByRole('link', { name: 'Войти' })).toBeNull()
  },
}

export const NewWorld: Story = {
  args: { world: { castles: 300, lords: 0, missionsToday: 0, strongest: [] } },
}

export const Loading: Story = { args: { world: undefined } }

export const Failed: Story = {
  args: { world: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
