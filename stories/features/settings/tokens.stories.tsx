import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { TokensView } from '#apps/game/src/features/settings/tokens/tokens-view.tsx'
import type { PersonalToken } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const used: PersonalToken = {
  tokenId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11',
  name: 'Таблица добычи',
  scopes: ['read:player', 'read:market'],
  createdAt: '2026-11-18T08:12:00.000Z',
  lastUsedAt: '2026-11-19T21:40:00.000Z',
  expiresAt: '2027-02-16T08:12:00.000Z',
}
const unused: PersonalToken = {
  ...used,
  tokenId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b12',
  name: 'Сводка_гильдии_для_совета_старейшин_замк',
  scopes: ['read:world'],
  lastUsedAt: null,
}

const meta = {
  title: 'features/settings/Tokens',
  component: TokensView,
  args: {
    tokens: [used, unused],
    error: null,
    onRetry: fn(),
    hasPassword: true,
    hasSecondFactor: false,
    fresh: null,
    onKept: fn(),
    revoking: null,
    onRevoke: fn(),
    onCreate: fn(() => Promise.resolve()),
  },
  decorators: [inRouter],
} satisfies Meta<typeof TokensView>

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/мой замок, рынок/)).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Отозвать' })
    if (first) await userEvent.click(first)
    await expect(args.onRevoke).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(used.tokenId)
  },
}

/** A castle of a messenger has no password to ask for. */
export const WithoutPassword: Story = {
  args: { tokens: [], hasPassword: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К почте и паролю' })).toBeVisible()
    await expect(canvas.queryByLabelText('Пароль')).toBeNull()
  },
}

export const None: Story = {
  args: { tokens: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ключей пока нет')).toBeVisible()
    const create = canvas.getByRole('button', { name: 'Завести ключ' })
    await userEvent.click(create)
    await expect(await canvas.findByText('Назовите ключ, чтобы потом его узнать')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Для чего ключ' }), 'Рынок')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Мой замок/ }))
    await userEvent.type(canvas.getByLabelText('Пароль'), 'krepost-na-holme')
    await userEvent.click(create)
    await expect(await canvas.findByText('Выберите хотя бы одно')).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Рынок/ }))
    await userEvent.click(create)
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Рынок',
      scopes: ['read:market'],
      days: 90,
      password: 'krepost-na-holme',
    })
  },
}

export const Fresh: Story = {
  args: { fresh: 'donjon.0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11.kV2mC1o4nT8hRk0b6uZQy9sWc3XfLpJ7gDeAiM5vNqU' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/второй раз мы его не покажем/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ключ сохранён' }))
    await expect(args.onKept).toHaveBeenCalledOnce()
  },
}

export const WrongPassword: Story = {
  args: {
    tokens: [],
    hasSecondFactor: true,
    onCreate: fn(() =>
      Promise.reject(
        new ApiError(422, { code: 'wrongCredentials', message: 'Пароль не подходит', requestId: 'r' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Для чего ключ' }), 'Рынок')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'ne-tot-parol')
    await userEvent.type(canvas.getByLabelText('Код'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Завести ключ' }))
    await expect(await canvas.findByText('Пароль не подходит')).toBeVisible()
  },
}

export const AsManyAsAllowed: Story = {
  args: {
    tokens: Array.from({ length: 10 }, (_, index) => ({
      ...used,
      tokenId: `${used.tokenId.slice(0, -1)}${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Завести ключ' })).toBeNull()
  },
}

export const Loading: Story = { args: { tokens: undefined } }

export const Failed: Story = {
  args: { tokens: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
