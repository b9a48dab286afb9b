import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ListView } from '#apps/game/src/features/toplists/list-view.tsx'
import { TOP_PLAYERS } from '#apps/game/src/features/toplists/top-players-page.tsx'
import type { TopListSort, TopPlayer } from '#generated/types.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { inRouter } from '../../app/in-router.tsx'

const NAMES = [
  'Велеслав',
  'Забава',
  'Ратибор',
  'Гостомысл',
  'Любомиранда',
  'Остроборов',
  'Мирослав',
  'Wind Rose',
]
const OWN_ID = 6

function castle(index: number, place: number): TopPlayer {
  const level = 40 - index * 4
  const name = NAMES[index] ?? `Замок ${index}`
  return {
    place,
    player: {
      playerId: index + 1,
      name,
      level,
      title: titleForLevel(level),
      guildTag: null,
      avatarUrl: null,
      arms: `p${index + 1}`,
    },
    isGenerated: index % 3 === 2,
    isOnline: index % 3 === 1,
    wins: 1_900 - index * 190,
    losses: 310 + index * 7,
    draws: index === 0 ? 12 : 0,
    totalGold: 987_654 - index * 101_010,
  }
}

const items = [1, 2, 3, 3, 5, 6, 7, 8].map((place, index) => castle(index, place))
const [first] = items

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

const TopPlayersView = ListView<TopListSort, TopPlayer>

const meta = {
  title: 'features/toplists/Players',
  component: TopPlayersView,
  decorators: [inRouter],
  args: {
    list: TOP_PLAYERS,
    filter: { sort: 'LEVEL', direction: 'DESC', search: '' },
    onFilter: fn(),
    pages,
    found: null,
    own: { entry: castle(OWN_ID - 1, 6), entries: 1_204, cursor: null },
    aside: <p className="num">Сейчас в игре: 5</p>,
    isFromTop: true,
    onJump: fn(),
    onTop: fn(),
  },
} satisfies Meta<typeof TopPlayersView>

export default meta
type Story = StoryObj<typeof meta>

export const ByLevel: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Велеслав' })).toHaveAttribute('href', '/game/player/1')
    await expect(canvas.getByRole('row', { name: /Остроборов/ })).toHaveTextContent('Это вы')
    await userEvent.click(canvas.getByRole('button', { name: 'К себе' }))
    await expect(args.onJump).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Порядок' }), 'По золоту')
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, sort: 'TOTAL_GOLD' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Меньше' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, direction: 'ASC' })
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Имя' }), 'рат')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, search: 'рат' }))
  },
}
/** Six figures of gold and long names on the narrowest phone. */
export const ByGoldNarrow: Story = {
  args: { filter: { sort: 'TOTAL_GOLD', direction: 'DESC', search: '' } },
  globals: { viewport: { value: 'phone' } },
}
export const InTheMiddle: Story = {
  args: {
    isFromTop: false,
    pages: {
      ...pages,
      hasBefore: true,
      items: items.map((item) => ({ ...item, place: item.place + 1_234_560 })),
    },
    own: { entry: castle(OWN_ID - 1, 1_234_566), entries: 2_000_000, cursor: 'MTIz' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать выше' }))
    await expect(args.pages.onBefore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'К началу списка' }))
    await expect(args.onTop).toHaveBeenCalledOnce()
  },
}
export const Found: Story = {
  args: {
    filter: { sort: 'WIN', direction: 'DESC', search: 'Вел' },
    found: { items: first ? [first] : [], error: null, onRetry: fn() },
  },
}
export const FoundNobody: Story = {
  args: {
    filter: { sort: 'WIN', direction: 'DESC', search: '<b>' },
    found: { items: [], error: null, onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ко всему списку' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, search: '' })
  },
}
export const Empty: Story = { args: { pages: { ...pages, items: [], hasMore: false } } }
export const Loading: Story = { args: { pages: { ...pages, items: undefined }, own: undefined } }
export const Failed: Story = {
  args: { pages: { ...pages, items: undefined, error: new Error('Нет связи') }, own: undefined },
}
