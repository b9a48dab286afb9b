import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { UnknownGuild } from '#apps/game/src/features/guilds/other-guild-page.tsx'
import { OtherGuildView } from '#apps/game/src/features/guilds/other-guild-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { SEEN_GUILD, WEEKS } from './fixtures.ts'

const meta = {
  title: 'features/guilds/Other',
  component: OtherGuildView,
  decorators: [inRouter],
  args: {
    guild: SEEN_GUILD,
    ownId: 99,
    weeks: { weeks: WEEKS, error: null, onRetry: fn() },
    busy: false,
    onAsk: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof OtherGuildView>

export default meta
type Story = StoryObj<typeof meta>

export const Stranger: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('region', { name: 'Объявление' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Подать заявку' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}
export const Requested: Story = {
  args: { guild: { ...SEEN_GUILD, relation: 'REQUESTED' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать заявку' }))
    await expect(args.onRevoke).toHaveBeenCalledOnce()
  },
}
export const Member: Story = {
  args: { guild: { ...SEEN_GUILD, relation: 'MEMBER' }, ownId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'В свою гильдию' })).toHaveAttribute(
      'href',
      '/game/guild/inner',
    )
  },
}
export const EveryRefusal: Story = {
  args: {
    guild: {
      ...SEEN_GUILD,
      joinRefusals: [
        { code: 'alreadyInGuild', message: 'Вы уже состоите в гильдии' },
        { code: 'foundingUnderway', message: 'Вы участвуете в сборе на свою гильдию' },
        { code: 'tooManyJoinRequests', message: 'Не больше 5 заявок сразу' },
        { code: 'guildFull', message: 'В гильдии нет свободных мест' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подать заявку' }))
    const reasons = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(within(reasons).getAllByRole('listitem')).toHaveLength(4)
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { busy: true } }
export const Phone: Story = {
  args: { guild: { ...SEEN_GUILD, name: 'Щ'.repeat(16), description: 'Ж'.repeat(300) } },
  globals: { viewport: { value: 'phone' } },
}
export const Missing: Story = {
  render: () => <UnknownGuild error={new ApiError(404, null)} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Гильдии с такой меткой нет.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К лучшим гильдиям' })).toBeVisible()
  },
}
export const Loading: Story = { render: () => <UnknownGuild error={null} onRetry={fn()} /> }
export const Failed: Story = { render: () => <UnknownGuild error={new Error('Нет связи')} onRetry={fn()} /> }
