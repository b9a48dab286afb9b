import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotificationsView } from '#apps/game/src/features/settings/notifications/notifications-view.tsx'
import type { PushCardProps } from '#apps/game/src/features/settings/notifications/push-card.tsx'
import type { NotificationKind, NotificationSettings } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { LARGE_TEXT_ON_PHONE, sidewaysOverflow } from '../../app/large-text.ts'

const KINDS = [
  'RAIDS',
  'MISSIONS',
  'CRUSADES',
  'GUILD',
  'CHALLENGES',
  'MARKET',
  'TAXES',
  'LEVEL',
] as const satisfies readonly NotificationKind[]

const settings: NotificationSettings = {
  kinds: KINDS.map((kind) => ({ kind, isToasted: true, isPushed: true, isMailed: kind === 'RAIDS' })),
  letters: 'DAILY',
  canMail: true,
}

const PUBLIC_KEY = 'B'.repeat(87)

function pushOf(changes: Partial<PushCardProps>): PushCardProps {
  return {
    settings: { publicKey: PUBLIC_KEY, isEnabled: true, browsers: 1 },
    error: null,
    onRetry: fn(),
    permission: 'granted',
    isHere: true,
    isBusy: false,
    onTurnHere: fn(),
    onEnable: fn(),
    ...changes,
  }
}

const meta = {
  title: 'features/settings/Notifications',
  component: NotificationsView,
  decorators: [inRouter],
  args: { settings, error: null, onRetry: fn(), onChange: fn(), push: pushOf({}) },
} satisfies Meta<typeof NotificationsView>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Рынок: на экране' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      kinds: [{ kind: 'MARKET', isToasted: false, isPushed: true, isMailed: false }],
    })
    await userEvent.click(canvas.getByRole('radio', { name: 'Раз в час' }))
    await expect(args.onChange).toHaveBeenCalledWith({ letters: 'HOURLY' })
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** The kinds stand above their boxes, so that their words are not torn. */
export const LargeText: Story = {
  ...LARGE_TEXT_ON_PHONE,
  play: async ({ canvas }) => {
    const kind = canvas.getByRole('rowheader', { name: 'Рынок' }).getBoundingClientRect()
    const box = canvas.getByRole('checkbox', { name: 'Рынок: на экране' }).getBoundingClientRect()
    await expect(box.top).toBeGreaterThanOrEqual(kind.bottom - 1)
    await expect(sidewaysOverflow()).toBeLessThanOrEqual(0)
  },
}
/** Letters reach only a confirmed address. */
export const WithoutEmail: Story = {
  args: { settings: { ...settings, canMail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Рынок: письмо' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Подтвердить почту' })).toBeVisible()
  },
}
export const Loading: Story = { args: { settings: undefined } }
export const Failed: Story = { args: { settings: undefined, error: new Error('Нет связи') } }
/** This browser gets no notifications yet. */
export const PushNotHere: Story = {
  args: { push: pushOf({ permission: 'default', isHere: false }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подключить этот браузер' }))
    await expect(args.push.onTurnHere).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('radio', { name: 'Не присылать' }))
    await expect(args.push.onEnable).toHaveBeenCalledWith(false)
  },
}
export const PushDenied: Story = {
  args: { push: pushOf({ permission: 'denied', isHere: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Запрещено в браузере.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Подключить этот браузер' })).toBeNull()
  },
}
export const PushUnsupported: Story = { args: { push: pushOf({ permission: 'unsupported', isHere: false }) } }
export const PushOff: Story = {
  args: { push: pushOf({ settings: { publicKey: PUBLIC_KEY, isEnabled: false, browsers: 1 } }) },
}
/** The server's settings name nobody who answers for pushes. */
export const PushMissing: Story = {
  args: { push: pushOf({ settings: { publicKey: null, isEnabled: true, browsers: 0 } }) },
}
export const PushLoading: Story = { args: { push: pushOf({ settings: undefined }) } }
