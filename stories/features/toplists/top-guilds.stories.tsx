import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ListView } from '#apps/game/src/features/toplists/list-view.tsx'
import { TOP_GUILDS } from '#apps/game/src/features/toplists/top-guilds-page.tsx'
import type { TopGuild, TopGuildSort } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const NAMES = ['Вольный щит', 'Красный лис', 'Щедрые', 'Щ'.repeat(16)]
const TAGS = ['ВОЛЯ', 'ЛИСЫ', 'ЩЕДР', 'ЩЩЩЩ']

function guild(index: number): TopGuild {
  return {
    place: index + 1,
    guildTag: TAGS[index] ?? 'НЕКТ',
    name: NAMES[index] ?? 'Некто',
    totalGold: 9_876_543 - index * 1_010_101,
    averageLevel: 2_450 - index * 317,
    memberCount: 20 - index * 6,
  }
}

const items = [0, 1, 2, 3].map(guild)

const pages = {
  items,
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
  hasBefore: false,
  isLoadingBefore: false,
  onBefore: fn(),
}

const TopGuildsView = ListView<TopGuildSort, TopGuild>

const meta = {
  title: 'features/toplists/Guilds',
  component: TopGuildsView,
  decorators: [inRouter],
  args: {
    list: TOP_GUILDS,
    filter: { sort: 'TOTAL_GOLD', direction: 'DESC', search: '' },
    onFilter: fn(),
    pages,
    found: null,
    own: { entry: guild(2), entries: 312, cursor: null },
    aside: null,
    isFromTop: true,
    onJump: fn(),
    onTop: fn(),
  },
} satisfies Meta<typeof TopGuildsView>

export default meta
type Story = StoryObj<typeof meta>

export const ByGold: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Вольный щит' })).toHaveAttribute(
      'href',
      '/game/guild/ВОЛЯ',
    )
    await expect(canvas.getByRole('row', { name: /Щедрые/ })).toHaveTextContent('Ваша гильдия')
    await userEvent.click(canvas.getByRole('button', { name: 'К своей' }))
    await expect(args.onJump).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'По участникам')
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, sort: 'MEMBER_COUNT' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Название или метка' }), 'воль')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, search: 'воль' }))
  },
}
export const ByLevelNarrow: Story = {
  args: { filter: { sort: 'AVERAGE_LEVEL', direction: 'ASC', search: '' } },
  globals: { viewport: { value: 'phone' } },
}
/** A player without a guild. */
export const NoOwn: Story = {
  args: { own: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Место вашей гильдии' })).toBeNull()
  },
}
export const FoundNobody: Story = {
  args: {
    filter: { sort: 'TOTAL_GOLD', direction: 'DESC', search: 'ы' },
    found: { items: [], error: null, onRetry: fn() },
  },
}
export const Empty: Story = { args: { pages: { ...pages, items: [], hasMore: false }, own: null } }
export const Loading: Story = { args: { pages: { ...pages, items: undefined }, own: undefined } }
export const Failed: Story = {
  args: { pages: { ...pages, items: undefined, error: new Error('Нет связи') }, own: undefined },
}
