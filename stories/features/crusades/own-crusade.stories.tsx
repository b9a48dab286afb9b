import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OwnCrusadeView } from '#apps/game/src/features/crusades/own-crusade-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { inMinutes } from '../missions/fixtures/args.ts'
import { candidate, gathering, LONG, LYUBAVA, member, player, RATIBOR } from './fixtures.ts'

const meta = {
  title: 'features/crusades/OwnCrusade',
  component: OwnCrusadeView,
  decorators: [inRouter],
  args: {
    crusade: gathering(),
    deciding: null,
    onAccept: fn(),
    onReject: fn(),
    onKick: fn(),
    inviting: false,
    invited: null,
    onInvite: fn(),
    onRevoke: fn(),
    onReturn: fn(),
    pending: null,
    onStart: fn(),
    onDisband: fn(),
    onRemove: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof OwnCrusadeView>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

function reasons() {
  return page.getByRole('dialog', { name: 'Почему нельзя' })
}

async function confirm() {
  await userEvent.click(await page.findByRole('button', { name: 'Подтвердить' }))
}

export const Leader: Story = {
  play: async ({ canvas, args }) => {
    const outlook = within(canvas.getByRole('region', { name: 'Расклад' }))
    await expect(outlook.getByText(/54\s%/)).toBeVisible()
    await expect(outlook.getByText(/Свободно: 3\sместа из 6/)).toBeVisible()
    const members = within(canvas.getByRole('region', { name: 'Участники' }))
    await expect(members.getAllByRole('listitem')).toHaveLength(3)
    await expect(members.getByText(/Предводитель/)).toBeVisible()
    await expect(members.queryByRole('button', { name: 'Исключить: Ратибор' })).toBeNull()
    await userEvent.click(members.getByRole('button', { name: 'Исключить: Любава' }))
    await confirm()
    await expect(args.onKick).toHaveBeenCalledWith(18)
    await userEvent.click(canvas.getByRole('button', { name: 'Принять: Остробор' }))
    await expect(args.onAccept).toHaveBeenCalledWith(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Отказать: Мстивой' }))
    await expect(args.onReject).toHaveBeenCalledWith(30)
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать приглашение: Забава' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(31)
    await userEvent.click(canvas.getByRole('button', { name: 'Выступить' }))
    await waitFor(() => expect(page.getByText(/Каждый потратит 10 энергии/)).toBeVisible())
    await confirm()
    await expect(args.onStart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Распустить поход' }))
    await confirm()
    await expect(args.onDisband).toHaveBeenCalledOnce()
  },
}

export const Invite: Story = {
  play: async ({ canvas, args }) => {
    const invite = within(canvas.getByRole('region', { name: 'Позвать' }))
    await userEvent.click(invite.getByRole('button', { name: 'Пригласить' }))
    await expect(reasons()).toHaveTextContent('Напишите имя игрока')
    await userEvent.keyboard('{Escape}')
    await userEvent.type(invite.getByRole('textbox', { name: 'Имя игрока' }), ' Остробор{Enter}')
    await expect(args.onInvite).toHaveBeenCalledWith('Остробор')
    await expect(invite.getByRole('button', { name: 'Поделиться ссылкой' })).toBeVisible()
  },
}

/** The leader learns who delays the start. */
export const CannotStart: Story = {
  args: {
    crusade: gathering({
      members: [
        member(RATIBOR, { isLeader: true, hasEnergy: false }),
        member(LYUBAVA, { isAway: true, hasEnergy: false }),
      ],
      startRefusals: [
        { code: 'hostAway', message: 'Чьё-то войско ещё в походе' },
        { code: 'notEnoughEnergy', message: 'Недостаточно энергии' },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    const members = within(canvas.getByRole('region', { name: 'Участники' }))
    await expect(members.getByText('Войско в отлучке')).toBeVisible()
    await expect(members.getAllByText('Мало энергии')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Выступить' }))
    await expect(reasons()).toHaveTextContent(/Чьё-то войско ещё в походе.*Любава/)
    await expect(reasons()).toHaveTextContent(/Недостаточно энергии.*Ратибор, Любава/)
    await expect(args.onStart).not.toHaveBeenCalled()
  },
}

export const Alone: Story = {
  args: {
    crusade: gathering({
      members: [member(RATIBOR, { isLeader: true, winShare: 100 })],
      requests: [],
      invitations: [],
      power: 118,
      powerPercent: 320,
      winPercent: 1,
      startRefusals: [{ code: 'crusadeTooSmall', message: 'Нужно хотя бы 2 участника' }],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выступить' }))
    await expect(reasons()).toHaveTextContent('Нужно хотя бы 2 участника')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(/Просьб пока нет/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать поход' }))
    await confirm()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Full: Story = {
  args: {
    crusade: gathering({
      members: [17, 18, 19, 20, 22, 23].map((id, index) =>
        member(player(id, `Участник${index}`), { isLeader: index === 0, winShare: 17 }),
      ),
      power: 580,
      powerPercent: 62,
      winPercent: 97,
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Мест больше нет/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Принять: Остробор' }))
    await expect(reasons()).toHaveTextContent('В походе больше нет мест')
    await expect(args.onAccept).not.toHaveBeenCalled()
  },
}

export const Member: Story = {
  args: {
    crusade: gathering({
      tie: 'MEMBER',
      requests: [],
      invitations: [],
      inviteKey: null,
      startRefusals: [{ code: 'hostAway', message: 'Чьё-то войско ещё в походе' }],
      members: [member(RATIBOR, { isLeader: true }), member(LYUBAVA, { isAway: true })],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Знак к выступлению даёт предводитель, Ратибор/)).toHaveTextContent(
      'Пока нельзя: чьё-то войско ещё в походе (Любава).',
    )
    await expect(canvas.queryByRole('region', { name: 'Просятся в поход' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Исключить/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Покинуть поход' }))
    await confirm()
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Out: Story = {
  args: {
    crusade: gathering({
      state: 'OUT',
      requests: [],
      invitations: [],
      inviteKey: null,
      disbandsAt: null,
      startedAt: inMinutes(-1),
      endsAt: inMinutes(4),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: /До возвращения/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Выступить' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Исключить/ })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongWords: Story = {
  args: {
    crusade: gathering({
      name: 'Ш'.repeat(30),
      leader: LONG,
      members: [
        member(LONG, { isLeader: true, isAway: true, hasEnergy: false }),
        member({ ...LONG, playerId: 22 }),
      ],
      requests: [candidate({ ...LONG, playerId: 23 })],
    }),
  },
  globals: { viewport: { value: 'phone' } },
}
