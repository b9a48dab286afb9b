import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FactorGate } from '#apps/admin/src/factor-gate.tsx'
import { unblockPlayer } from '#apps/admin/src/resources/players/player-calls.ts'
import { useAct } from '#apps/admin/src/resources/use-act.ts'
import { type Answers, createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'
import { PLAYER } from './player.ts'

const UNBLOCK = 'POST /admin/players/7/unblock'
const CONFIRM = 'POST /admin/password-confirmation'
const FACTOR = 'GET /auth/second-factor'
const PASSWORD = 'krepost-na-holme'
const { asked, answer } = createConsoleServer()

/** A call that needs the password. */
function Sensitive() {
  const { isBusy, act } = useAct()
  return (
    <Button
      disabled={isBusy}
      onClick={() => void act(() => unblockPlayer(PLAYER.id), 'Игрок снова может войти')}
    >
      Разблокировать
    </Button>
  )
}

/** What stands before the calls of the console: the question for the password, and the second factor. */
const meta = {
  title: 'admin/Gates',
  component: Sensitive,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
} satisfies Meta<typeof Sensitive>

export default meta
type Story = StoryObj<typeof meta>

/** Refuses the call until the password is confirmed. */
function askingFirst(): Answers {
  let isConfirmed = false
  return {
    [UNBLOCK]: () =>
      isConfirmed ? { body: PLAYER } : refusal(403, 'passwordNotConfirmed', 'Подтвердите пароль'),
    [CONFIRM]: ({ body }) => {
      isConfirmed = JSON.stringify(body) === JSON.stringify({ password: PASSWORD })
      return isConfirmed ? { body: {} } : refusal(422, 'wrongCredentials', 'Пароль не подходит')
    },
  }
}

function question() {
  return screen.findByRole('dialog', { name: 'Подтвердите пароль' })
}

/** The call waits for the password, and is made again by itself. */
export const PasswordAsked: Story = {
  beforeEach: () => answer(askingFirst()),
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Разблокировать' })
    await userEvent.click(start)
    const dialog = within(await question())
    const confirm = dialog.getByRole('button', { name: 'Подтвердить' })
    await expect(confirm).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Ваш пароль'), 'drugoj-parol{Enter}')
    await expect(await dialog.findByText('Пароль не подходит')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Ваш пароль'))
    await expect(dialog.queryByText('Пароль не подходит')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Ваш пароль'), PASSWORD)
    await userEvent.click(confirm)
    await notified('Игрок снова может войти')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(asked.map(({ call }) => call)).toEqual([UNBLOCK, CONFIRM, CONFIRM, UNBLOCK])
  },
}

export const PasswordRefused: Story = {
  beforeEach: () => answer(askingFirst()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разблокировать' }))
    await userEvent.click(within(await question()).getByRole('button', { name: 'Отмена' }))
    await notified('Без пароля ничего не изменилось')
    await expect(asked.map(({ call }) => call)).toEqual([UNBLOCK])
  },
}

/** The console stays closed until the account has a second factor. */
export const SecondFactor: Story = {
  beforeEach: () => {
    let isOn = false
    return answer({
      [FACTOR]: () => {
        const body = { isOn, isRequired: true, since: null, recoveryCodesLeft: 0 }
        isOn = true
        return { body }
      },
    })
  },
  render: () => (
    <FactorGate>
      <p>Список игроков</p>
    </FactorGate>
  ),
  play: async ({ canvas }) => {
    const gate = within(await canvas.findByRole('alert'))
    await expect(gate.getByRole('heading', { name: 'Включите вход по коду' })).toBeVisible()
    await expect(gate.getByRole('link', { name: 'Включить в игре' })).toHaveAttribute(
      'href',
      '/game/settings-second-factor',
    )
    await expect(canvas.queryByText('Список игроков')).toBeNull()
    await userEvent.click(gate.getByRole('button', { name: 'Готово, проверить' }))
    await expect(await canvas.findByText('Список игроков')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
