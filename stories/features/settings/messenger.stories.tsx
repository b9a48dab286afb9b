import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { AddEmailCard } from '#apps/game/src/features/settings/email/add-email-card.tsx'
import { MessengerView } from '#apps/game/src/features/settings/messenger/messenger-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

const unlinked = { isAvailable: true, linkedAt: null, hasEmail: true }
const linked = { ...unlinked, linkedAt: '2026-11-18T08:12:00.000Z' }

const meta = {
  title: 'features/settings/Messenger',
  component: MessengerView,
  decorators: [inRouter],
  globals: { viewport: { value: 'phone' } },
  args: {
    link: linked,
    error: null,
    onRetry: fn(),
    hasSecondFactor: false,
    isInMessenger: true,
    onLink: fn(async () => undefined),
    onUnlink: fn(async () => undefined),
  },
} satisfies Meta<typeof MessengerView>

export default meta
type Story = StoryObj<typeof meta>

export const Linked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.click(canvas.getByRole('button', { name: 'Отвязать Telegram' }))
    await expect(args.onUnlink).toHaveBeenCalledWith({ password: 'krepost-na-holme' })
  },
}

export const LinkedWithSecondFactor: Story = {
  args: { hasSecondFactor: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Код/ }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Отвязать Telegram' }))
    await expect(args.onUnlink).toHaveBeenCalledWith({ password: 'krepost-na-holme', code: '123456' })
  },
}

/** Without an e-mail nobody could enter the castle any more. */
export const LinkedWithoutEmail: Story = {
  args: { link: { ...linked, hasEmail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К почте и паролю' })).toHaveAttribute(
      'href',
      '/game/settings-email-password',
    )
    await expect(canvas.queryByRole('button', { name: 'Отвязать Telegram' })).toBeNull()
  },
}

export const Unlinked: Story = {
  args: { link: unlinked },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.click(canvas.getByRole('button', { name: 'Привязать этот Telegram' }))
    await expect(args.onLink).toHaveBeenCalledWith({ password: 'krepost-na-holme' })
  },
}

export const UnlinkedInABrowser: Story = {
  args: { link: unlinked, isInMessenger: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Откройте игру из чата с ботом/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WithoutBot: Story = { args: { link: { ...unlinked, isAvailable: false } } }

export const Loading: Story = { args: { link: undefined } }

export const Failed: Story = {
  args: { link: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const email = { isInMessenger: true, onAdd: fn(async () => undefined) }

export const EmailAdded: Story = {
  render: () => <AddEmailCard {...email} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'krepost-na-holme{Enter}')
    await expect(email.onAdd).toHaveBeenCalledWith({
      email: 'ratibor@example.org',
      password: 'krepost-na-holme',
      confirmPassword: 'krepost-na-holme',
    })
  },
}

export const EmailTaken: Story = {
  render: () => (
    <AddEmailCard
      isInMessenger
      onAdd={() =>
        Promise.reject(
          new ApiError(409, { code: 'emailTaken', message: 'Эта почта уже занята', requestId: 'r' }),
        )
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Пароль ещё раз'), 'krepost-na-holme{Enter}')
    await expect(await canvas.findByText('Эта почта уже занята')).toBeVisible()
  },
}

export const EmailOnlyInMessenger: Story = {
  render: () => <AddEmailCard {...email} isInMessenger={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/откройте игру в Telegram/)).toBeVisible()
    await expect(canvas.queryByLabelText('Почта')).toBeNull()
  },
}
