import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotificationsView } from '../../../apps/game/src/features/settings/notifications/notifications-view.tsx'
import type { NotificationKind, NotificationSettings } from '../../../generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

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

const meta = {
  title: 'features/settings/Notifications',
  component: NotificationsView,
  decorators: [inRouter],
  args: { settings, error: null, onRetry: fn(), onChange: fn() },
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
