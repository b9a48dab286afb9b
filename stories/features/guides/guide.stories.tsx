import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GuideView } from '#apps/game/src/features/guides/guide-view.tsx'
import { Reactions } from '#apps/game/src/shared/reactions/reactions.tsx'
import { inRouter } from '../../app/in-router.tsx'

const onReact = fn()

const meta = {
  title: 'features/guides/Guide',
  component: GuideView,
  decorators: [inRouter],
  args: {
    guide: {
      guideId: 2,
      title: 'Первый поход без потерь',
      description: 'Кого взять, чего ждать и когда повернуть назад.',
      content:
        '<h2>Кого взять</h2><p>Возьмите <strong>лучников</strong> и столько же мечников.</p><ul><li>лучники бьют первыми</li><li>мечники держат строй</li></ul><blockquote><p>Кто спешит, тот лечится.</p></blockquote>',
      authorName: 'Ратибор',
      publishedAt: '2026-11-01T09:00:00.000Z',
      updatedAt: '2026-11-19T09:00:00.000Z',
      likes: 12,
      dislikes: 1,
    },
    error: null,
    onRetry: fn(),
    now: Date.parse('2026-11-20T12:00:00.000Z'),
    mayEdit: false,
    reactions: (
      <Reactions of="Первый поход" likes={12} dislikes={1} own="LIKE" isSaving={false} onReact={onReact} />
    ),
  },
} satisfies Meta<typeof GuideView>

export default meta
type Story = StoryObj<typeof meta>

export const Guide: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Кого взять' })).toBeVisible()
    const like = canvas.getByRole('button', { name: 'Нравится: 12' })
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(like)
    await expect(onReact).toHaveBeenLastCalledWith(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Не нравится: 1' }))
    await expect(onReact).toHaveBeenLastCalledWith('DISLIKE')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { mayEdit: true } }

export const Visitor: Story = {
  args: {
    reactions: (
      <Reactions of="Первый поход" likes={12} dislikes={1} own={null} isSaving={false} onReact={null} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Нравится/ })).toBeNull()
    await expect(canvas.getByText('12')).toBeVisible()
  },
}

export const Editor: Story = {
  args: { mayEdit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Править' })).toHaveAttribute('href', '/guides/edit/2')
  },
}

export const Missing: Story = { args: { guide: null } }
export const Loading: Story = { args: { guide: undefined } }
export const Failed: Story = { args: { guide: undefined, error: new Error('Нет связи с сервером') } }
