import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AlikeNameList } from '#apps/admin/src/resources/alike-names/alike-name-list.tsx'
import type { AdminAlikeName } from '#generated/types.ts'
import { createConsoleServer } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'

const { answer } = createConsoleServer()

const OF_PLAYER = { guildTag: null, leaderId: null, likeGuildTag: null } as const
const OF_GUILD = {
  ownerId: 12,
  leaderId: 40,
  guildTag: 'ГР0М',
  likeId: 3,
  likeGuildTag: 'ГРОМ',
} as const

const NAMES: readonly AdminAlikeName[] = [
  {
    ...OF_PLAYER,
    id: 'PLAYER-17',
    kind: 'PLAYER',
    ownerId: 17,
    name: 'Гром0бой',
    like: 'Громобой',
    likeId: 9,
  },
  {
    ...OF_PLAYER,
    id: 'PLAYER-21',
    kind: 'PLAYER',
    ownerId: 21,
    name: 'Модератор',
    like: null,
    likeId: null,
  },
  { ...OF_GUILD, id: 'GUILD-12', kind: 'GUILD', name: 'Дружина Гр0ма', like: 'Дружина Грома' },
  { ...OF_GUILD, id: 'TAG-12', kind: 'TAG', name: 'ГР0М', like: 'ГРОМ' },
]

/** Names that could not be chosen today. */
const meta = { title: 'admin/AlikeNames', component: AlikeNameList } satisfies Meta<typeof AlikeNameList>

export default meta
type Story = StoryObj<typeof meta>

function listOf(names: readonly AdminAlikeName[]) {
  return {
    beforeEach: () => answer({ 'GET /admin/alike-names': () => ({ body: names }) }, ['USER_ADMIN']),
    render: () => (
      <ConsoleStage resource="alike-names">
        <AlikeNameList />
      </ConsoleStage>
    ),
  }
}

/** Players lead to their cards, guilds to their pages of the game and to the cards of their leaders. */
export const Names: Story = {
  ...listOf(NAMES),
  play: async ({ canvas }) => {
    const player = within(await canvas.findByRole('row', { name: /Гром0бой/ }))
    await expect(player.getByRole('link', { name: 'Гром0бой, № 17' })).toHaveAttribute(
      'href',
      '/players/17/show',
    )
    await expect(player.getByRole('link', { name: 'Громобой, № 9' })).toHaveAttribute(
      'href',
      '/players/9/show',
    )
    await expect(canvas.getByRole('row', { name: /Модератор/ })).toHaveTextContent('Оставлено для игры')
    const guild = within(canvas.getByRole('row', { name: /Дружина/ }))
    await expect(guild.getByText('Название гильдии')).toBeVisible()
    await expect(guild.getByRole('link', { name: 'Дружина Гр0ма [ГР0М]' })).toHaveAttribute(
      'href',
      `/game/guild/${encodeURIComponent('ГР0М')}`,
    )
    await expect(guild.getByRole('link', { name: '№ 40' })).toHaveAttribute('href', '/players/40/show')
    await expect(guild.getByRole('link', { name: 'Дружина Грома [ГРОМ]' })).toBeVisible()
  },
}

/** In a narrow window each name is a card. */
export const Narrow: Story = {
  ...listOf(NAMES),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('listitem')
    await expect(cards).toHaveLength(NAMES.length)
    await expect(cards[0]).toHaveTextContent(/^Имя игрока/)
    const [owner, other] = within(cards[0] ?? canvas.getByRole('list')).getAllByRole('link')
    await expect(owner).toHaveTextContent('Гром0бой, № 17')
    await expect(other).toHaveTextContent('Громобой, № 9')
    // Each on a line of its own.
    await expect(other?.getBoundingClientRect().top).toBeGreaterThan(owner?.getBoundingClientRect().top ?? 0)
    await expect(cards[1]).toHaveTextContent('Оставлено для игры')
  },
}

/** No name is left from before. */
export const Empty: Story = {
  ...listOf([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Похожих имён нет/)).toBeVisible()
  },
}
