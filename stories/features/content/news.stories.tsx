import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NewsCard } from '../../../apps/game/src/features/content/news-card.tsx'

const meta = {
  title: 'features/content/News',
  component: NewsCard,
  args: {
    news: [
      {
        newsId: 2,
        title: 'Состязания',
        description:
          'Каждые три дня замки спорят, кто лучше.\n\n# Что дают\n- алмазы и славу\n- энергию, что копится вдвое быстрее\n\n<b>Разметки</b> нет: <script>alert(1)</script> читается как есть.',
        version: '0.2.0',
        publishedAt: '2026-11-19T21:40:00.000Z',
      },
      {
        newsId: 1,
        title: 'Очень_длинное_название_новости_без_пробелов_которое_должно_перенестись_само',
        description: '',
        version: '',
        publishedAt: '2026-10-01T08:12:00.000Z',
      },
    ],
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof NewsCard>

export default meta
type Story = StoryObj<typeof meta>

export const News: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Состязания', level: 3 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Что дают', level: 4 })).toBeVisible()
    await expect(canvas.getAllByText(/энергию|славу/)).toHaveLength(2)
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  },
}

export const None: Story = {
  args: { news: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новостей пока нет')).toBeVisible()
  },
}

export const Loading: Story = { args: { news: undefined } }

export const Failed: Story = {
  args: { news: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
