import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { SecondFactorView } from '#apps/game/src/features/settings/second-factor-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const ISSUER = encodeURIComponent('Донжон')
const setup = {
  secret: SECRET,
  uri: `otpauth://totp/${ISSUER}:ratibor%40example.org?secret=${SECRET}&issuer=${ISSUER}`,
}
const off = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 }
const on = { isOn: true, isRequired: false, since: '2026-11-18T08:12:00.000Z', recoveryCodesLeft: 9 }
const codes = Array.from({ length: 10 }, (_, index) => `7K3M${index}-Q${index}XZ4`)

function refused(code: 'codeWrong' | 'wrongCredentials', message: string) {
  return fn(() => Promise.reject(new ApiError(422, { message, code, requestId: 'r' })))
}

const meta = {
  title: 'features/settings/SecondFactor',
  component: SecondFactorView,
  args: {
    factor: off,
    error: null,
    setup: null,
    codes: null,
    onRetry: fn(),
    hasPassword: true,
    onStart: fn(async () => undefined),
    onConfirm: fn(async () => undefined),
    onKept: fn(),
    onRenew: fn(async () => undefined),
    onTurnOff: fn(async () => undefined),
  },
  decorators: [inRouter],
} satisfies Meta<typeof SecondFactorView>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme{Enter}')
    await expect(args.onStart).toHaveBeenCalledWith('krepost-na-holme')
  },
}

export const OffForAnAdministrator: Story = {
  args: { factor: { ...off, isRequired: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Вам доверено управление/)).toBeVisible()
  },
}

/** A castle of a messenger has no password to ask for. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К почте и паролю' })).toBeVisible()
    await expect(canvas.queryByLabelText('Пароль')).toBeNull()
  },
}

export const WrongPassword: Story = {
  args: { onStart: refused('wrongCredentials', 'Пароль указан неверно') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'oshibka{Enter}')
    await expect(await canvas.findByText('Пароль указан неверно')).toBeVisible()
  },
}

export const Setup: Story = {
  args: { setup },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR-код с ключом для приложения' })).toBeVisible()
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Код'), '492039{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledWith('492039')
  },
}

export const WrongCode: Story = {
  args: { setup, onConfirm: refused('codeWrong', 'Код неверный или уже использован') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Код'), '000000{Enter}')
    await expect(await canvas.findByText('Код неверный или уже использован')).toBeVisible()
    await expect(canvas.getByLabelText('Код')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const RecoveryCodes: Story = {
  args: { factor: on, codes },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Коды сохранены' }))
    await expect(args.onKept).toHaveBeenCalledOnce()
  },
}

export const On: Story = {
  args: { factor: on },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Осталось: 9.запасных кодов/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Код'), '492039{Enter}')
    await expect(args.onRenew).toHaveBeenCalledWith({ password: 'krepost-na-holme', code: '492039' })
  },
}

export const FewCodesLeft: Story = { args: { factor: { ...on, recoveryCodesLeft: 1 } } }

export const TurningOff: Story = {
  args: { factor: { ...on, isRequired: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Выключить' }))
    await expect(canvas.getByText(/Управление закроется/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.type(canvas.getByLabelText('Код'), '7K3M0-Q0XZ4{Enter}')
    await expect(args.onTurnOff).toHaveBeenCalledWith({ password: 'krepost-na-holme', code: '7K3M0-Q0XZ4' })
  },
}

export const Loading: Story = { args: { factor: undefined } }

export const Failed: Story = {
  args: { factor: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
