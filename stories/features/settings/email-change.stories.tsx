import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { EmailChangeAnswerView } from '#apps/game/src/features/auth/email-change-answer-page.tsx'
import {
  EmailChangeCard,
  type EmailChangeCardProps,
} from '#apps/game/src/features/settings/email/email-change-card.tsx'
import { inRouter } from '../../app/in-router.tsx'

const LATER = new Date(Date.now() + 80_000_000).toISOString()

const meta = {
  title: 'features/settings/EmailChange',
  component: EmailChangeCard,
  decorators: [inRouter],
  args: {
    change: null,
    hasSecondFactor: false,
    error: null,
    onRetry: fn(),
    isCancelling: false,
    onChange: fn<EmailChangeCardProps['onChange']>(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof EmailChangeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Новая почта/ }), 'novaya@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'ключ от ворот')
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить почту' }))
    await expect(args.onChange).toHaveBeenCalledWith({
      email: 'novaya@example.org',
      password: 'ключ от ворот',
    })
  },
}
export const WithCode: Story = { args: { hasSecondFactor: true } }
export const WrongPassword: Story = {
  args: {
    onChange: fn<EmailChangeCardProps['onChange']>(() =>
      Promise.reject(
        new ApiError(422, {
          code: 'wrongCredentials',
          message: 'Неверный пароль',
          requestId: crypto.randomUUID(),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Новая почта/ }), 'novaya@example.org')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'не тот')
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить почту' }))
    await expect(await canvas.findByText('Неверный пароль')).toBeVisible()
  },
}
export const WaitsForNew: Story = {
  args: {
    change: {
      email: 'ratibor-s-ochen-dlinnym-adresom@pochta.example.org',
      isNewConfirmed: false,
      isOldConfirmed: false,
      changesAt: null,
      expiresAt: LATER,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить прежнюю почту' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}
export const WaitsForOld: Story = {
  args: {
    change: {
      email: 'novaya@example.org',
      isNewConfirmed: true,
      isOldConfirmed: false,
      changesAt: LATER,
      expiresAt: null,
    },
  },
}
export const Loading: Story = { args: { change: undefined } }
export const Failed: Story = { args: { change: undefined, error: new Error('Нет связи') } }

const answers = { onAllow: fn(), onReject: fn() }
/** Where the letter to the old address leads. */
export const OldAsked: Story = {
  render: () => (
    <EmailChangeAnswerView
      state={{ status: 'asked', isAllowing: false, isRejecting: false, error: null }}
      {...answers}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Это не я, отменить смену' }))
    await expect(answers.onReject).toHaveBeenCalled()
  },
}
/** The connection broke: the answer is not known, and may be given again. */
export const OldUnanswered: Story = {
  render: () => (
    <EmailChangeAnswerView
      state={{
        status: 'asked',
        isAllowing: false,
        isRejecting: false,
        error: new ApiError(0, null, 'unanswered'),
      }}
      {...answers}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет ответа')
    await expect(canvas.getByRole('button', { name: 'Это я, сменить' })).toBeEnabled()
  },
}
export const OldAllowed: Story = {
  render: () => (
    <EmailChangeAnswerView
      state={{ status: 'allowed', result: { isChanged: true, isNewConfirmed: true, changesAt: null } }}
      {...answers}
    />
  ),
}
export const OldRejected: Story = {
  render: () => <EmailChangeAnswerView state={{ status: 'rejected' }} {...answers} />,
}
export const OldTooLate: Story = {
  render: () => <EmailChangeAnswerView state={{ status: 'failed', error: null }} {...answers} />,
}
