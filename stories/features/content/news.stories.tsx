import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NewsCard } from '#apps/game/src/features/content/news-card.tsx'
import { Reactions } from '#apps/game/src/shared/reactions/reactions.tsx'
import type { News as NewsItem } from '#generated/types.ts'
import { pagesOf } from '../../app/pages-of.ts'

function newsOf(newsId: number, title: string, given: Partial<NewsItem> = {}): NewsItem {
  return {
    newsId,
    title,
    description: '<p>Коротко о главном.</p>',
    version: '0.2.0',
    publishedAt: '2026-11-19T21:40:00.000Z',
    likes: 0,
    dislikes: 0,
    ...given,
  }
}

const NEWS = [
  newsOf(4, 'Состязания', {
    description:
      '<p>Каждые три дня замки спорят, <strong>кто лучше</strong>.</p><h3>Что дают</h3><ul><li><p>алмазы и славу</p></li><li><p>энергию, что копится <a href="/knowledge-base">вдвое быстрее</a></p></li></ul><table><tbody><tr><th>Место</th><th>Алмазов</th></tr><tr><td>1</td><td>30</td></tr></tbody></table>',
    likes: 12,
    dislikes: 1,
  }),
  newsOf(3, 'Гильдии зовут'),
  newsOf(2, 'Рынок открыт', { version: '0.1.0', publishedAt: '2026-10-01T08:12:00.000Z' }),
  newsOf(1, 'Очень_длинное_название_новости_без_пробелов_которое_должно_перенестись_само', {
    description: '',
    version: '',
    publishedAt: '2026-09-01T08:12:00.000Z',
  }),
]

/** «Что нового» of the main page: texts with markup, by version, with older news behind a link. */
const meta = {
  title: 'features/content/News',
  component: NewsCard,
  args: {
    list: pagesOf(NEWS),
    isOlder: false,
    reactionsOf: ({ title, likes, dislikes }) => (
      <Reactions of={title} likes={likes} dislikes={dislikes} own="LIKE" isSaving={false} onReact={fn()} />
    ),
  },
} satisfies Meta<typeof NewsCard>

export default meta
type Story = StoryObj<typeof meta>

/** Consecutive news of one version stand under its name. */
export const News: Story = {
  play: async ({ canvas }) => {
    const versions = canvas.getAllByRole('region', { name: /ерси/ })
    const names = versions.map((group) => group.getAttribute('aria-label'))
    await expect(names).toEqual(['Версия 0.2.0', 'Версия 0.1.0', 'Без номера версии'])
    await expect(canvas.getByRole('heading', { name: 'Состязания', level: 3 })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Что дают' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'вдвое быстрее' })).toHaveAttribute(
      'href',
      '/knowledge-base',
    )
    await expect(canvas.queryByText('Показать ещё')).not.toBeInTheDocument()
  },
}

/** The link has an address, for readers without scripts, and loads more in place with them. */
export const More: Story = {
  args: { list: { ...pagesOf(NEWS.slice(0, 2)), hasMore: true, nextCursor: 'MTIz' } },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('link', { name: 'Показать ещё' })
    await expect(more).toHaveAttribute('href', '/?news=MTIz#news')
    await userEvent.click(more)
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const LoadingMore: Story = {
  args: { list: { ...pagesOf(NEWS.slice(0, 2)), hasMore: true, nextCursor: 'MTIz', isLoadingMore: true } },
}

/** Opened by the address of older news. */
export const Older: Story = {
  args: { list: pagesOf(NEWS.slice(2)), isOlder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К последним новостям' })).toHaveAttribute('href', '/#news')
  },
}

export const None: Story = {
  args: { list: pagesOf<NewsItem>([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Здесь мы расскажем обо всём, что изменится в игре.')).toBeVisible()
  },
}

export const NoOlder: Story = {
  args: { list: pagesOf<NewsItem>([]), isOlder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Более старых новостей нет')).toBeVisible()
  },
}

export const Loading: Story = { args: { list: pagesOf<NewsItem>(undefined) } }

export const Failed: Story = {
  args: { list: { ...pagesOf<NewsItem>(undefined), error: new Error('Произошла ошибка') } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}
