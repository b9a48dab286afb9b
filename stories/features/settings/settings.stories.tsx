import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { ChangePasswordForm } from '#apps/game/src/features/settings/email-password-page.tsx'
import { EmailView } from '#apps/game/src/features/settings/email-view.tsx'
import { SessionsView } from '#apps/game/src/features/settings/sessions-view.tsx'
import { SettingsView } from '#apps/game/src/features/settings/settings-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

function session(last: number, device: string, isCurrent = false) {
  return {
    sessionId: `0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b1${last}`,
    isCurrent,
    device,
    address: `192.0.2.${last}`,
    createdAt: '2026-11-18T08:12:00.000Z',
    lastSeenAt: '2026-11-19T21:40:00.000Z',
  }
}

const meta = {
  title: 'features/settings/Settings',
  component: SessionsView,
  args: {
    sessions: [
      session(1, 'Chrome, Linux', true),
      session(2, 'Safari, iPhone'),
      session(3, 'Неизвестный обозреватель с весьма длинным названием, Windows'),
    ],
    error: null,
    closing: null,
    onRetry: fn(),
    onClose: fn(),
    onCloseOthers: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof SessionsView>

export default meta
type Story = StoryObj<typeof meta>

const settings = {
  player: {
    playerId: 17,
    name: 'Ратибор',
    level: 17,
    title: 'BARON',
    guildTag: null,
    avatarUrl: null,
    arms: 'p17',
  },
  email: 'ratibor@example.org',
  isConfirmed: true,
  sessions: 2,
  asksCode: true,
  isLinked: undefined,
  isInMessenger: false,
  onLeave: fn(),
} as const

export const Menu: Story = {
  render: () => <SettingsView {...settings} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Сеансы.*2.сеанса/ })).toHaveAttribute(
      'href',
      '/game/settings-sessions',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }))
    await expect(settings.onLeave).toHaveBeenCalledOnce()
  },
}

export const MenuOfANewcomer: Story = {
  render: () => <SettingsView {...settings} isConfirmed={false} sessions={undefined} asksCode={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подтвердите почту: без неё забытый пароль не сменить')).toBeVisible()
  },
}

/** Founded in the messenger: no e-mail to confirm, and no log-out. */
export const MenuInMessenger: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <SettingsView {...settings} email={null} isConfirmed={false} isLinked isInMessenger />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Вход через Telegram.*Привязан/ })).toBeVisible()
    await expect(canvas.queryByText(/Подтвердите почту/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Выйти' })).toBeNull()
  },
}

export const MenuLoading: Story = { render: () => <SettingsView {...settings} player={undefined} /> }

export const Sessions: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Закрыть' })
    if (first) await userEvent.click(first)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onClose).toHaveBeenCalledWith('0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12')
  },
}

export const OnlyThisSession: Story = {
  args: { sessions: [session(1, 'Chrome, Linux', true)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('этот сеанс')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SessionsLoading: Story = { args: { sessions: undefined } }

export const SessionsFailed: Story = {
  args: { sessions: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const email = { email: 'ratibor@example.org', sending: false, isSent: false, onSend: () => undefined }

export const EmailConfirmed: Story = { render: () => <EmailView {...email} isConfirmed /> }

export const EmailNotConfirmed: Story = {
  render: () => <EmailView {...email} isConfirmed={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Прислать письмо' })).toBeVisible()
  },
}

export const WrongPassword: Story = {
  render: () => (
    <ChangePasswordForm
      onChange={() =>
        Promise.reject(
          new ApiError(422, {
            message: 'Текущий пароль не подходит',
            code: 'wrongCredentials',
            requestId: 'r',
          }),
        )
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'zabytyj-parol')
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Новый пароль ещё раз'), 'krepost-na-holme{Enter}')
    await expect(await canvas.findByText('Текущий пароль не подходит')).toBeVisible()
    await expect(canvas.getByLabelText('Текущий пароль')).toHaveAttribute('aria-invalid', 'true')
  },
}
