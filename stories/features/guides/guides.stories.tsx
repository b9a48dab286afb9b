import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { EditedGuidesCard } from '#apps/game/src/features/guides/edited-guides-card.tsx'
import { GuidesView } from '#apps/game/src/features/guides/guides-view.tsx'
import type { Pages } from '#apps/game/src/ui/controls/more-pages.tsx'
import type { EditorGuideSummary, GuideSummary } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')

function pages<Item>(items: Item[] | undefined, changes: Partial<Pages<Item>> = {}): Pages<Item> {
  return {
    items,
    isStale: false,
    error: null,
    onRetry: fn(),
    hasMore: false,
    isLoadingMore: false,
    onMore: fn(),
    ...changes,
  }
}

const GUIDES: GuideSummary[] = [
  {
    guideId: 2,
    title: 'Первый поход без потерь',
    description: 'Кого взять, чего ждать и когда повернуть назад.',
    authorName: 'Ратибор',
    publishedAt: '2026-11-20T09:00:00.000Z',
    likes: 1240,
    dislikes: 3,
  },
  {
    guideId: 1,
    title: 'Оченьдлинноеназваниеруководствабезпробеловсовсем',
    description: '',
    authorName: 'Мстислав Удалой',
    publishedAt: '2026-10-02T09:00:00.000Z',
    likes: 0,
    dislikes: 0,
  },
]

const EDITED: EditorGuideSummary[] = [
  {
    guideId: 3,
    revision: 4,
    publishedRevision: 3,
    status: 'PUBLISHED',
    title: 'Первый поход без потерь',
    description: '',
    authorName: 'Ратибор',
    byName: 'Мстислав',
    savedAt: '2026-11-20T09:00:00.000Z',
  },
  {
    guideId: 4,
    revision: 1,
    publishedRevision: null,
    status: 'DRAFT',
    title: 'О кузнице',
    description: '',
    authorName: 'Ратибор',
    byName: 'Ратибор',
    savedAt: '2026-11-18T09:00:00.000Z',
  },
]

const meta = {
  title: 'features/guides/Guides',
  component: GuidesView,
  decorators: [inRouter],
  args: { list: pages(GUIDES), now: NOW, editors: null },
} satisfies Meta<typeof GuidesView>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/пишут редакторы/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Первый поход без потерь' })).toHaveAttribute(
      'href',
      '/guides/2',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const More: Story = {
  args: { list: pages(GUIDES, { hasMore: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.list.onMore).toHaveBeenCalledOnce()
  },
}

export const Editors: Story = {
  args: { editors: <EditedGuidesCard list={pages(EDITED)} now={NOW} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опубликовано, есть новый черновик')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Новое руководство' })).toBeVisible()
  },
}

export const EditorsWithoutFactor: Story = {
  args: {
    editors: (
      <EditedGuidesCard
        list={pages<EditorGuideSummary>(undefined, {
          error: new ApiError(403, {
            code: 'secondFactorNeeded',
            message: 'Управление открывается только со входом по коду',
            requestId: '00000000-0000-4000-8000-000000000000',
          }),
        })}
        now={NOW}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Включить вход по коду' })).toHaveAttribute(
      'href',
      '/game/settings-second-factor',
    )
    await expect(canvas.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull()
  },
}

export const NoneYet: Story = {
  args: {
    list: pages<GuideSummary>([]),
    editors: <EditedGuidesCard list={pages<EditorGuideSummary>([])} now={NOW} />,
  },
}
export const Loading: Story = { args: { list: pages<GuideSummary>(undefined) } }
export const Failed: Story = {
  args: { list: pages<GuideSummary>(undefined, { error: new Error('Нет связи с сервером') }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.list.onRetry).toHaveBeenCalledOnce()
  },
}
