import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { OwnGuildView } from '#apps/game/src/features/guilds/own-guild-view.tsx'
import type { GuildRole } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { pagesOf } from '../../app/pages-of.ts'
import {
  GUILD,
  MEMBER,
  MEMBERS,
  NEWCOMER,
  ownGuildArgs,
  person,
  requests,
  TREASURER,
  WEEKS,
} from './fixtures.ts'

const meta = {
  title: 'features/guilds/Own',
  component: OwnGuildView,
  decorators: [inRouter],
  args: ownGuildArgs,
} satisfies Meta<typeof OwnGuildView>

export default meta
type Story = StoryObj<typeof meta>

/** The guild as somebody with another role sees it. */
function as(own: GuildRole, ownId: number) {
  return { own, ownId, guild: { ...GUILD, ownRole: own } }
}

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

async function confirm() {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Подтвердить' }))
}

export const Leader: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Гильдия «Вольный щит»' })).toHaveTextContent(
      /Метка ВОЛЯ.*4 из 20.*17,5.*1\s284\s700/,
    )
    await expect(canvas.getByText(/В субботу в восемь/)).toBeVisible()
    const people = within(canvas.getByRole('region', { name: 'Участники' }))
    await expect(people.getByRole('link', { name: 'Забава' })).toHaveAttribute('href', '/game/player/3')
    await expect(people.getAllByText('в игре')).toHaveLength(1)
    await expect(people.getByText(/это вы/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'История' })).toHaveAttribute(
      'href',
      '/game/guild/inner/history',
    )
  },
}

export const Requests: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять: Святослав' }))
    await expect(args.requests?.onAnswer).toHaveBeenCalledWith(21, 'ACCEPT')
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить: Мирослав' }))
    await expect(args.requests?.onAnswer).toHaveBeenCalledWith(22, 'REJECT')
  },
}

export const Promote: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Wind Rose' }))
    await userEvent.click(screen.getByRole('button', { name: 'Повысить: Участник' }))
    await expect(args.onMember).toHaveBeenCalledWith(4, 'UPGRADE', expect.any(Function))
    await userEvent.click(screen.getByRole('button', { name: 'Понизить' }))
    await expect(reasons()).toHaveTextContent('Дальше ролей нет')
  },
}

export const Kick: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Забава' }))
    await userEvent.click(screen.getByRole('button', { name: 'Исключить' }))
    await confirm()
    await expect(args.onMember).toHaveBeenCalledWith(3, 'KICK', expect.any(Function))
    await userEvent.click(screen.getByRole('button', { name: 'Передать главенство' }))
    await confirm()
    await expect(args.onMember).toHaveBeenCalledWith(3, 'TRANSFER', expect.any(Function))
  },
}

/** A role in the middle: what it may do about others, and why it may not. */
export const Treasurer: Story = {
  args: as(TREASURER, 2),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Забава' }))
    await userEvent.click(screen.getByRole('button', { name: 'Повысить: Казначей' }))
    await expect(reasons()).toHaveTextContent('Роль, равную вашей, дать нельзя')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Понизить: Новичок' }))
    await expect(reasons()).toHaveTextContent('Ваша роль этого не позволяет')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('button', { name: 'Передать главенство' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Ратибор' }))
    await userEvent.click(screen.getByRole('button', { name: 'Исключить' }))
    await expect(reasons()).toHaveTextContent('Этот участник не младше вас')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить роли' }))
    await expect(reasons()).toHaveTextContent('Ваша роль этого не позволяет')
  },
}

/** May accept, but not reject. */
export const HalfDecides: Story = {
  args: as(MEMBER, 3),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Действия: Wind Rose' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить: Мирослав' }))
    await expect(reasons()).toHaveTextContent('Ваша роль этого не позволяет')
  },
}

export const Newcomer: Story = {
  args: { ...as(NEWCOMER, 4), requests: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('region', { name: 'Заявки' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Править/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти из гильдии' }))
    await confirm()
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const LeaderStays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти из гильдии' }))
    await expect(reasons()).toHaveTextContent('Глава сначала передаёт гильдию другому или распускает её')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Распустить гильдию' }))
    await confirm()
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Full: Story = {
  args: {
    guild: {
      ...GUILD,
      members: MEMBERS.flatMap((member, role) =>
        Array.from({ length: 5 }, (_, index) => ({
          ...member,
          player: person(role * 5 + index + 1, `Щедрослав ${role}${index}`, 24 - role),
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Принять: Святослав' }))
    await expect(reasons()).toHaveTextContent('В гильдии нет свободных мест')
  },
}

export const Edit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Править описание и объявление' }))
    const save = screen.getByRole('button', { name: 'Сохранить' })
    await userEvent.click(save)
    await expect(reasons()).toHaveTextContent('Ничего не изменено')
    await userEvent.keyboard('{Escape}')
    const notice = screen.getByRole('textbox', { name: 'Объявление для участников' })
    await userEvent.clear(notice)
    await userEvent.type(notice, ' Сбор в девять ')
    await userEvent.click(save)
    await expect(args.onEdit).toHaveBeenCalledWith(
      { notice: 'Сбор в девять', revision: GUILD.revision },
      expect.any(Function),
    )
  },
}

/** The longest words on the narrowest phone. */
export const Phone: Story = {
  args: {
    guild: {
      ...GUILD,
      name: 'Щ'.repeat(16),
      guildTag: 'ЩЩЩЩ',
      description: 'Щ'.repeat(400),
      notice: 'Ж'.repeat(200),
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const Fresh: Story = {
  args: {
    guild: { ...GUILD, description: '', notice: '', members: MEMBERS.slice(0, 1), requestCount: 0 },
    requests: { ...requests, requests: pagesOf([]) },
    weeks: {
      weeks: WEEKS.map((week) => ({ ...week, missions: 0, crusades: 0, raids: 0 })),
      error: null,
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пока никто не просится в гильдию.')).toBeVisible()
    await expect(canvas.getByText(/Побед ещё нет/)).toBeVisible()
    await expect(canvas.getByText('Описания пока нет.')).toBeVisible()
  },
}
export const Weeks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('По неделям таблицей'))
    await expect(canvas.getByRole('columnheader', { name: 'Крестовые' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
  },
}
export const PartsLoading: Story = {
  args: {
    requests: { ...requests, requests: pagesOf(undefined) },
    weeks: { weeks: undefined, error: null, onRetry: fn() },
  },
}
export const PartsFailed: Story = {
  args: {
    requests: { ...requests, requests: { ...pagesOf(undefined), error: new Error('Нет связи') } },
    weeks: { weeks: undefined, error: new Error('Нет связи'), onRetry: fn() },
  },
}
export const Busy: Story = {
  args: { requests: { ...requests, busy: { playerId: 21, answer: 'ACCEPT' } }, leaving: 'DELETE' },
}
