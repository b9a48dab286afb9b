import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { ConfirmEmailView } from '#apps/game/src/features/auth/confirm-email-page.tsx'
import { LinkLost } from '#apps/game/src/features/auth/link-lost.tsx'
import { NewPasswordForm, RequestLinkForm } from '#apps/game/src/features/auth/password-recovery-page.tsx'
import { PasswordResetDonePage } from '#apps/game/src/features/auth/password-reset-done-page.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/auth/Letters',
  component: RequestLinkForm,
  args: { onSend: fn(async () => undefined) },
  decorators: [inRouter],
} satisfies Meta<typeof RequestLinkForm>

export default meta
type Story = StoryObj<typeof meta>

export const AskForLink: Story = {}

export const LinkSent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'ratibor@example.org{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Письмо отправлено' })).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledWith('ratibor@example.org')
  },
}

export const NewPassword: Story = { render: () => <NewPasswordForm onChange={async () => undefined} /> }

export const LinkTooOld: Story = {
  render: () => (
    <NewPasswordForm
      onChange={() =>
        Promise.reject(
          new ApiError(422, { message: 'Ссылка устарела', code: 'tokenInvalid', requestId: 'r' }),
        )
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Новый пароль ещё раз'), 'krepost-na-holme{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ссылка устарела')
  },
}

export const PasswordSet: Story = { render: () => <PasswordResetDonePage /> }

export const Confirming: Story = { render: () => <ConfirmEmailView view={{ status: 'checking' }} /> }

export const Confirmed: Story = { render: () => <ConfirmEmailView view={{ status: 'done' }} /> }

export const NotConfirmed: Story = {
  render: () => <ConfirmEmailView view={{ status: 'failed', message: 'Ссылка уже использована' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ссылка уже использована. Новое письмо')
  },
}

/** A mail scanner opened the link before its reader. */
export const AlreadyConfirmed: Story = {
  render: () => <ConfirmEmailView view={{ status: 'alreadyDone' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Почта уже подтверждена' })).toBeVisible()
  },
}

const retry = fn()
/** The connection broke while the link was at work. */
export const LinkUnanswered: Story = {
  render: () => <LinkLost onRetry={retry} isRetrying={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(retry).toHaveBeenCalled()
  },
}
