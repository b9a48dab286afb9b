import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { BlockForm, PresentBlock } from '#apps/admin/src/resources/players/block-form.tsx'
import { BlockSeveral } from '#apps/admin/src/resources/players/block-several.tsx'
import { createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { notified } from './notified.ts'
import { PLAYER } from './player.ts'

const BLOCK = 'POST /admin/players/7/block'
const UNBLOCK = 'POST /admin/players/7/unblock'
const BLOCK_SEVERAL = 'POST /admin/player-blocks'
const { asked, answer } = createConsoleServer()
const onClose = fn()

/** Closes the game to a player, with a reason that the player reads. */
const meta = {
  title: 'admin/Blocks',
  component: BlockForm,
  args: { player: PLAYER },
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
} satisfies Meta<typeof BlockForm>

export default meta
type Story = StoryObj<typeof meta>

async function chooseTerm(name: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('Срок'))
  await userEvent.click(await screen.findByRole('option', { name }))
}

/** The button waits for a reason of three letters. */
export const Forever: Story = {
  beforeEach: () => answer({ [BLOCK]: () => ({ body: PLAYER }) }),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Заблокировать' })
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Причина'), ' об ')
    await expect(submit).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Причина'), 'ман на рынке')
    await chooseTerm('Навсегда')
    await userEvent.click(submit)
    await notified('Ратибор: вход закрыт')
    await expect(asked[0]?.body).toEqual({ reason: 'об ман на рынке', until: null })
  },
}

/** Until a date of the administrator's own clock, which must be in the future. */
export const UntilDate: Story = {
  beforeEach: () => answer({ [BLOCK]: () => ({ body: PLAYER }) }),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Заблокировать' })
    await userEvent.type(canvas.getByLabelText('Причина'), 'Обман на рынке')
    await chooseTerm('До даты')
    const date = canvas.getByLabelText('До')
    await expect(submit).toBeDisabled()
    fireEvent.change(date, { target: { value: '2020-01-01T12:00' } })
    await expect(submit).toBeDisabled()
    fireEvent.change(date, { target: { value: '2099-01-01T12:00' } })
    await userEvent.click(submit)
    await waitFor(() => expect(asked).toHaveLength(1))
    await expect(asked[0]?.body).toEqual({
      reason: 'Обман на рынке',
      until: new Date('2099-01-01T12:00').toISOString(),
    })
  },
}

export const Blocked: Story = {
  beforeEach: () => answer({ [UNBLOCK]: () => ({ body: PLAYER }) }),
  render: () => (
    <PresentBlock
      id={7}
      mayLift
      block={{
        reason: 'Обман на рынке',
        since: '2026-11-20T09:30:00.000Z',
        until: '2099-11-27T09:30:00.000Z',
        byName: 'Тихомир',
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /Заблокирован до 27\.11\.99.*Причина: Обман на рынке.*Тихомир/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Разблокировать' }))
    await notified('Игрок снова может войти')
    await expect(asked.map(({ call }) => call)).toEqual([UNBLOCK])
  },
}

/** Blocked by a higher administrator. */
export const NotToLift: Story = {
  render: () => (
    <PresentBlock
      id={7}
      mayLift={false}
      block={{ reason: 'Обман', since: '2026-11-20T09:30:00.000Z', until: null, byName: 'Тихомир' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Заблокирован навсегда')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const HOUSEHOLD = ['Ратибор', 'Забава', 'Добрыня'].map((name, index) => ({ playerId: 7 + index, name }))

/** All of a household for one reason, without those that are unticked. */
export const Several: Story = {
  beforeEach: () => {
    let isOutranked = true
    return answer({
      [BLOCK_SEVERAL]: () => {
        const refused = isOutranked
        isOutranked = false
        return refused
          ? refusal(422, 'notOutranked', 'Роль игрока Забава не ниже вашей')
          : { body: { blocked: [7, 9] } }
      },
    })
  },
  render: () => <BlockSeveral players={HOUSEHOLD} onClose={onClose} />,
  play: async () => {
    onClose.mockClear()
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать вместе' }))
    const submit = dialog.getByRole('button', { name: 'Заблокировать' })
    await expect(submit).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Причина'), 'Один хозяин у трёх замков')
    await userEvent.click(submit)
    await notified('Роль игрока Забава не ниже вашей')
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByLabelText('Забава, № 8'))
    await userEvent.click(submit)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(asked.map(({ body }) => body)).toMatchObject([
      { playerIds: [7, 8, 9] },
      { playerIds: [7, 9], reason: 'Один хозяин у трёх замков' },
    ])
  },
}
export const TooMany: Story = {
  render: () => (
    <BlockSeveral
      players={Array.from({ length: 21 }, (_, index) => ({ playerId: index + 1, name: `Замок${index}` }))}
      onClose={onClose}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Заблокировать вместе' }))
    await userEvent.type(dialog.getByLabelText('Причина'), 'Обман на рынке')
    await expect(dialog.getByText(/Не больше 20 за раз/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Заблокировать' })).toBeDisabled()
    await userEvent.click(dialog.getByLabelText('Замок0, № 1'))
    await expect(dialog.getByRole('button', { name: 'Заблокировать' })).toBeEnabled()
  },
}
