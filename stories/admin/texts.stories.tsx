import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListContextProvider, useList } from 'react-admin'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { TipTextEdit } from '#apps/admin/src/resources/knowledge-base/tip-edit.tsx'
import { ChosenNews } from '#apps/admin/src/resources/news/chosen-news.tsx'
import type { AdminNews, AdminTipText } from '#generated/types.ts'
import { createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'

const { asked, answer } = createConsoleServer()

const TIP: AdminTipText = {
  id: 'glory',
  revision: 3,
  state: 'PUBLISHED',
  savedAt: '2026-11-24T10:05:00.000Z',
  byName: 'Тихомир',
  category: 'common',
  title: 'Слава рода',
  baseContent: 'За неё учат умения.',
  additionalContent: '',
  isChanged: true,
  defaultTitle: 'Слава',
  defaultBaseContent: 'За неё учат умения.',
  defaultAdditionalContent: '',
}

const NEWS: AdminNews[] = [
  [4, 'Рынок открыт', 'DRAFT'],
  [5, 'Турнир лучников', 'WITHDRAWN'],
].map(([id, title, state]) => ({
  id: Number(id),
  revision: 2,
  title: String(title),
  description: '<p>Лорды торгуют.</p>',
  version: '0.2.0',
  state: state === 'DRAFT' ? 'DRAFT' : 'WITHDRAWN',
  isShown: false,
  savedAt: '2026-11-24T10:05:00.000Z',
  byName: 'Тихомир',
}))

/** Texts of the game as their editors see them. */
const meta = { title: 'admin/Texts', component: TipTextEdit } satisfies Meta<typeof TipTextEdit>

export default meta
type Story = StoryObj<typeof meta>

/** The difference to the catalogue's text follows what is typed, and one button takes that text back. */
export const Difference: Story = {
  beforeEach: () =>
    answer({
      'GET /admin/knowledge-base/tip/glory': () => ({ body: TIP }),
      'PUT /admin/knowledge-base/tip/glory': () => ({ body: { ...TIP, revision: 4 } }),
      'GET /admin/knowledge-base/tip-revisions': () => ({ body: [] }),
    }),
  render: () => (
    <ConsoleStage resource="knowledge-base/tip" id="glory">
      <TipTextEdit />
    </ConsoleStage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByLabelText(/Заголовок/)
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('рода')
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(await canvas.findByText('Напишите заголовок')).toBeVisible()
    await userEvent.type(title, 'Честь')
    await waitFor(() => expect(canvasElement.querySelector('ins')).toHaveTextContent('Честь'))
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Слава')
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть исходный текст' }))
    await expect(await canvas.findByText('Отличий нет.')).toBeVisible()
    await expect(title).toHaveValue('Слава')
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await notified('Текст сохранён')
    await expect(asked.map(({ body }) => body)).toEqual([
      {
        revision: 3,
        title: 'Слава',
        baseContent: 'За неё учат умения.',
        additionalContent: '',
        state: 'DEFAULT',
      },
    ])
  },
}

/** The bar above a list with chosen rows. */
function ChosenRows() {
  const list = useList<AdminNews>({ data: NEWS, resource: 'content/news' })
  return (
    <ListContextProvider value={{ ...list, resource: 'content/news', selectedIds: NEWS.map(({ id }) => id) }}>
      <ChosenNews />
    </ListContextProvider>
  )
}

/** The question names the texts. A refusal says which of them somebody has changed. */
export const PublishChosen: Story = {
  beforeEach: () => {
    let isFirst = true
    return answer({
      'GET /admin/news': () => ({ body: NEWS }),
      'POST /admin/news-states': () => {
        const isRefused = isFirst
        isFirst = false
        return isRefused
          ? refusal(409, 'textChanged', '«Турнир лучников» изменил кто-то другой.')
          : { body: { changed: [4, 5] } }
      },
    })
  },
  render: () => (
    <ConsoleStage resource="content/news">
      <ChosenRows />
    </ConsoleStage>
  ),
  play: async ({ canvas }) => {
    const publish = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
      const question = within(await screen.findByRole('dialog', { name: 'Опубликовать: 2' }))
      await waitFor(() => expect(question.getByText('Рынок открыт')).toBeVisible())
      await expect(question.getByText('Турнир лучников')).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Опубликовать' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await publish()
    await notified(/изменил кто-то другой/)
    await publish()
    await waitFor(() => expect(asked).toHaveLength(2))
    await expect(asked[1]?.body).toEqual({
      state: 'PUBLISHED',
      news: [
        { newsId: 4, revision: 2 },
        { newsId: 5, revision: 2 },
      ],
    })
  },
}
