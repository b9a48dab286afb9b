import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppSettingEdit } from '#apps/admin/src/resources/app-config/app-setting-edit.tsx'
import type { AdminAppSetting, AdminAppSettingRevision } from '#generated/types.ts'
import { type Answers, createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'

const { asked, answer } = createConsoleServer()

const UNCHANGED = {
  minimum: null,
  maximum: null,
  maxLength: null,
  isDefault: true,
  revision: 0,
  reason: null,
  savedAt: null,
  byName: null,
} as const

const SWITCH: AdminAppSetting = {
  ...UNCHANGED,
  id: 'marketOpen',
  group: 'Разделы игры',
  title: 'Рынок открыт',
  description: 'На закрытом рынке не выставляют, не покупают и не снимают лоты. Срок лотов идёт.',
  type: 'BOOLEAN',
  defaultValue: true,
  value: true,
}

const NUMBER: AdminAppSetting = {
  ...UNCHANGED,
  id: 'toastLimit',
  group: 'Оболочка игры',
  title: 'Сколько вестей видно сразу',
  description: 'Остальные ждут своей очереди. От 1 до 10.',
  type: 'INTEGER',
  minimum: 1,
  maximum: 10,
  defaultValue: 3,
  value: 5,
  isDefault: false,
  revision: 2,
  reason: 'Вестей стало больше',
  savedAt: '2026-11-24T10:05:00.000Z',
  byName: 'Тихомир',
}

const TEXT: AdminAppSetting = {
  ...UNCHANGED,
  id: 'announcement',
  group: 'Оболочка игры',
  title: 'Объявление',
  description: 'Стоит полосой над каждой страницей игры. Пустое не показывают. До 300 знаков.',
  type: 'TEXT',
  maxLength: 300,
  defaultValue: '',
  value: 'В субботу ярмарка',
  isDefault: false,
  revision: 1,
}

const REVISIONS: AdminAppSettingRevision[] = [
  [2, 5, 'Вестей стало больше'],
  [1, 4, 'Проверка'],
].map(([revision, value, reason]) => ({
  id: `toastLimit-${revision}`,
  settingKey: 'toastLimit',
  revision: Number(revision),
  value: Number(value),
  isDefault: false,
  reason: String(reason),
  savedAt: '2026-11-24T10:05:00.000Z',
  byName: 'Тихомир',
}))

function answersFor(setting: AdminAppSetting, revisions: readonly AdminAppSettingRevision[] = []): Answers {
  return {
    [`GET /admin/app-config/${setting.id}`]: () => ({ body: setting }),
    [`PUT /admin/app-config/${setting.id}`]: () => ({ body: { ...setting, revision: setting.revision + 1 } }),
    'GET /admin/app-config-revisions': () => ({ body: revisions }),
  }
}

/** One setting of the game: the input follows its type. */
const meta = {
  title: 'admin/Settings',
  component: AppSettingEdit,
} satisfies Meta<typeof AppSettingEdit>

export default meta
type Story = StoryObj<typeof meta>

function editorOf(setting: AdminAppSetting, revisions?: readonly AdminAppSettingRevision[]) {
  return {
    beforeEach: () => answer(answersFor(setting, revisions)),
    render: () => (
      <ConsoleStage resource="app-config" id={setting.id}>
        <AppSettingEdit />
      </ConsoleStage>
    ),
  }
}

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
}

/** A change needs a reason. The default itself is sent as the way back to it. */
export const Switch: Story = {
  ...editorOf(SWITCH),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('switch', { name: 'Рынок открыт' })
    await expect(canvas.getByText('Это исходное значение.')).toBeVisible()
    await expect(await canvas.findByText('Настройку ещё не меняли.')).toBeVisible()
    await userEvent.click(input)
    await expect(canvas.getByText('Исходное значение: Да')).toBeVisible()
    await save()
    await expect(await canvas.findByText('Назовите причину')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/Почему меняете/), 'Чиним прилавки')
    await save()
    await notified('Настройка сохранена')
    await expect(asked.map(({ body }) => body)).toEqual([
      { revision: 0, value: false, reason: 'Чиним прилавки' },
    ])
  },
}

/** Limits are checked before the call. An older value comes back from the history. */
export const WholeNumber: Story = {
  ...editorOf(NUMBER, REVISIONS),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/Сколько вестей видно сразу/)
    const reason = canvas.getByLabelText(/Почему меняете/)
    await userEvent.type(reason, 'Хватит')
    for (const [typed, fault] of [
      ['11', 'Не больше 10'],
      ['0', 'Не меньше 1'],
      ['2.5', 'Укажите целое число'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await save()
      await expect(await canvas.findByText(fault)).toBeVisible()
    }
    const older = within(await canvas.findByRole('row', { name: /Проверка/ }))
    await userEvent.click(older.getByRole('button', { name: 'Взять в правку' }))
    await waitFor(() => expect(input).toHaveValue(4))
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть исходное' }))
    await expect(canvas.getByText('Это исходное значение.')).toBeVisible()
    await save()
    await waitFor(() => expect(asked).toHaveLength(1))
    await expect(asked[0]?.body).toEqual({ revision: 2, value: null, reason: 'Хватит' })
  },
}

/** Somebody else has changed it meanwhile: nothing is lost from the form. */
export const ChangedMeanwhile: Story = {
  ...editorOf(TEXT),
  beforeEach: () =>
    answer({
      ...answersFor(TEXT),
      'PUT /admin/app-config/announcement': () =>
        refusal(
          409,
          'settingChanged',
          'Пока вы правили, настройку изменил кто-то другой. Откройте её заново.',
        ),
    }),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Объявление')
    await userEvent.type(input, ' в полдень')
    await userEvent.type(canvas.getByLabelText(/Почему меняете/), 'Уточнили время')
    await save()
    await notified(/настройку изменил кто-то другой/)
    await expect(input).toHaveValue('В субботу ярмарка в полдень')
  },
}

/** An emptied text is sent as an empty one: for the announcement that is the default. */
export const Text: Story = {
  ...editorOf(TEXT),
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Объявление')
    await expect(canvas.getByText('Исходное значение: Пусто')).toBeVisible()
    await userEvent.clear(input)
    await userEvent.type(canvas.getByLabelText(/Почему меняете/), 'Ярмарка прошла')
    await save()
    await waitFor(() => expect(asked).toHaveLength(1))
    await expect(asked[0]?.body).toEqual({ revision: 1, value: null, reason: 'Ярмарка прошла' })
  },
}
