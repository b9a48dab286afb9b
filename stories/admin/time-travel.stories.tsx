import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { TimeTravel } from '#apps/admin/src/resources/players/time-travel.tsx'
import type { PlayerAt } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { createConsoleServer, refusal } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'
import { PLAYER } from './player.ts'

const AT = 'GET /admin/players/7/at'
const { answer } = createConsoleServer()

const ARMY = {
  archers: 17,
  swordsmen: 12,
  squires: 40,
  priests: 2,
  instructors: 1,
  peasants: 12,
  servants: 5,
  cavalry: 4,
}

const NOW: PlayerAt = {
  instant: '2026-11-26T09:00:00.000Z',
  ...NO_MONEY,
  gold: 2_775,
  diamonds: 18,
  glory: 227,
  army: ARMY,
  armySince: '2026-11-20T09:30:00.000Z',
  items: [
    { kind: 'resource', itemId: 1, name: 'Дерево', amount: 40, quality: null, gearEntityId: null },
    { kind: 'gear', itemId: 1, name: 'Ясеневый лук', amount: 1, quality: 80, gearEntityId: 229 },
  ],
}

const THEN: PlayerAt = { ...NOW, gold: 9_100, army: { ...ARMY, archers: 20 }, items: NOW.items.slice(0, 1) }

/** The castle at a chosen time beside the castle now. */
const meta = {
  title: 'admin/TimeTravel',
  component: TimeTravel,
  decorators: [
    (Story) => (
      <ConsoleStage record={PLAYER}>
        <Story />
      </ConsoleStage>
    ),
  ],
} satisfies Meta<typeof TimeTravel>

export default meta
type Story = StoryObj<typeof meta>

/** Answers the call for the past and the one for now, in turn. */
function inTurn(...states: readonly PlayerAt[]) {
  let calls = 0
  return answer({ [AT]: () => ({ body: states[calls++ % states.length] }) })
}

/** What differs stands out, also without colour. */
export const Compared: Story = {
  beforeEach: () => inTurn(THEN, NOW),
  play: async ({ canvas }) => {
    const gold = await canvas.findByRole('row', { name: /^Золото 9\s100 2\s775$/ })
    await expect(gold).toHaveStyle({ fontWeight: 700 })
    await expect(canvas.getByRole('row', { name: /^Алмазы 18 18$/ })).toHaveStyle({ fontWeight: 400 })
    await expect(canvas.getByRole('row', { name: /^Лучники 20 17$/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Ясеневый лук, 80\s%, № 229 0 1$/ })).toBeVisible()
    const time = canvas.getByLabelText('Каким был замок')
    fireEvent.change(time, { target: { value: '2099-01-01T12:00' } })
    await expect(await canvas.findByText('Выберите время в прошлом')).toBeVisible()
    await expect(time).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(time)
    await waitFor(() => expect(time).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** Before the history of the army begins. */
export const WithoutArmy: Story = {
  beforeEach: () => inTurn({ ...THEN, army: null }, NOW),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Войско в этот момент неизвестно.*20\.11\.26/)).toBeVisible()
  },
}

export const Refused: Story = {
  beforeEach: () => answer({ [AT]: () => refusal(400, 'badRequest', 'Замок тогда ещё не основан') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Замок тогда ещё не основан')).toBeVisible()
  },
}
