import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { DeletionBarView } from '#apps/game/src/features/settings/profile/deletion-bar-view.tsx'
import { ProfileView, type ProfileViewProps } from '#apps/game/src/features/settings/profile/profile-view.tsx'
import type { ProfileSettings } from '#generated/types.ts'
import { armsDrawnFrom } from '#rules/heraldry/default-arms.ts'
import { inRouter } from '../../app/in-router.tsx'

const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString()

const profile: ProfileSettings = {
  name: 'Ратибор',
  nameChange: { diamonds: 0, availableAt: null },
  arms: {
    field: 'argent',
    other: 'azure',
    third: null,
    division: 'PLAIN',
    ordinary: null,
    charge: 'stag-head',
    chargeCount: 1,
  },
  isArmsOwn: false,
  email: 'ratibor@example.org',
  emailChange: null,
  deletionDueAt: null,
  hasSecondFactor: false,
  serverTime: new Date().toISOString(),
}

const meta = {
  title: 'features/settings/Profile',
  component: ProfileView,
  decorators: [inRouter],
  args: {
    profile,
    error: null,
    onRetry: fn(),
    onRename: fn<ProfileViewProps['onRename']>(async () => undefined),
    isSavingArms: false,
    onArms: fn(async () => undefined),
    isDownloading: false,
    onDownload: fn(),
    isInMessenger: false,
    isCancelling: false,
    onDeletion: fn(async () => undefined),
    onCancelDeletion: fn(),
  },
} satisfies Meta<typeof ProfileView>

export default meta
type Story = StoryObj<typeof meta>

/** What breaks the rule of heraldry gives way: gold on silver turns the second tincture. */
export const Painted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить герб' }))
    const fields = within(canvas.getByRole('group', { name: /^Цвет поля/ }))
    await userEvent.click(fields.getByRole('radio', { name: 'Лазурь' }))
    await expect(canvas.getByText('Герб: лазурь и серебро, голова оленя')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Шахматное' }))
    await expect(canvas.getByRole('group', { name: /^Цвет полосы/ })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Крест' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Простое поле' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Нет' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Лев' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Три' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Поднять новый герб' }))
    await expect(args.onArms).toHaveBeenCalledWith({
      field: 'azure',
      other: 'argent',
      third: null,
      division: 'PLAIN',
      ordinary: null,
      charge: 'lion',
      chargeCount: 3,
    })
    await expect(canvas.getByRole('button', { name: 'Изменить герб' })).toBeVisible()
  },
}
export const PaintedOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Изменить герб' })),
}
export const OwnArms: Story = {
  args: { profile: { ...profile, arms: armsDrawnFrom('g7'), isArmsOwn: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть первый герб' }))
    await expect(args.onArms).toHaveBeenCalledWith(null)
  },
}
export const Renamed: Story = {
  args: { profile: { ...profile, nameChange: { diamonds: 300, availableAt: null } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Новое имя/ }), 'Всеволод')
    await userEvent.click(canvas.getByRole('button', { name: /^Сменить имя за 300/ }))
    await expect(args.onRename).toHaveBeenCalledWith('Всеволод', 300)
  },
}
export const NameTaken: Story = {
  args: {
    onRename: fn<ProfileViewProps['onRename']>(() =>
      Promise.reject(
        new ApiError(409, { code: 'nameTaken', message: 'Имя уже занято', requestId: crypto.randomUUID() }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Новое имя/ }), 'Всеволод')
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить имя бесплатно' }))
    await expect(await canvas.findByText('Имя уже занято')).toBeVisible()
  },
}
export const NameTooSoon: Story = {
  args: { profile: { ...profile, nameChange: { diamonds: 300, availableAt: IN_TWO_DAYS } } },
}
export const AskedToDelete: Story = {
  args: { profile: { ...profile, hasSecondFactor: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить замок…' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Удалить замок?' }))
    await userEvent.type(sheet.getByLabelText('Пароль'), 'ключ от ворот')
    await userEvent.type(sheet.getByRole('textbox', { name: /^Код/ }), '123456')
    await userEvent.click(sheet.getByRole('button', { name: 'Удалить через три дня' }))
    await expect(args.onDeletion).toHaveBeenCalledWith({ password: 'ключ от ворот', code: '123456' })
  },
}
/** A castle of the messenger has no password: the launch confirms. */
export const AskedToDeleteInMessenger: Story = {
  args: { profile: { ...profile, email: null }, isInMessenger: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить замок…' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Удалить замок?' }))
    await expect(sheet.queryByLabelText('Пароль')).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: 'Удалить через три дня' }))
    await expect(args.onDeletion).toHaveBeenCalledWith(null)
  },
}
export const DeletedOnlyInMessenger: Story = {
  args: { profile: { ...profile, email: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить замок…' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Удалить замок?' }))
    await expect(sheet.getByText(/Откройте игру в Telegram/)).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Удалить через три дня' })).toBeNull()
  },
}
export const LaunchedTooLongAgo: Story = {
  args: {
    profile: { ...profile, email: null },
    isInMessenger: true,
    onDeletion: fn(() =>
      Promise.reject(
        new ApiError(401, {
          code: 'initDataExpired',
          message: 'Игра открыта слишком давно. Закройте её и откройте в Telegram снова',
          requestId: 'r',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить замок…' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Удалить замок?' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Удалить через три дня' }))
    await expect(await sheet.findByText(/Игра открыта слишком давно/)).toBeVisible()
  },
}
export const ToBeDeleted: Story = {
  args: { profile: { ...profile, deletionDueAt: IN_TWO_DAYS } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить замок' }))
    await expect(args.onCancelDeletion).toHaveBeenCalled()
  },
}
/** Over every page, while the castle waits for its deletion. */
export const Bar: Story = {
  render: () => <DeletionBarView dueAt={IN_TWO_DAYS} isCancelling={false} onCancel={fn()} />,
}
export const BarOnPhone: Story = { ...Bar, globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { profile: undefined } }
export const Failed: Story = { args: { profile: undefined, error: new Error('Нет связи') } }
