import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ForgeView } from '#apps/game/src/features/forge/forge-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { yardOf } from '../buildings/fixtures.ts'

const player = {
  playerId: 7,
  name: 'Ратибор',
  level: 20,
  title: 'BARON' as const,
  guildTag: null,
  avatarUrl: null,
  arms: 'p7',
}
function layoutOf(unlocks: string[]) {
  return { unlocks, player }
}
function buildingsWith(forge: number) {
  return yardOf({ forge, walls: 4 }, { level: 20 }).buildings
}

const ALL_PAGES = ['forgeOpenBanner', 'enhanceOpenBanner', 'craftsCreateBanner', 'craftsBookOpenBanner']

const meta = {
  title: 'features/forge/Forge',
  component: ForgeView,
  args: {
    layout: layoutOf(ALL_PAGES),
    buildings: buildingsWith(5),
    enhancePoints: 1_340,
    error: null,
    onRetry: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof ForgeView>

export default meta
type Story = StoryObj<typeof meta>

export const AllOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заточка: войти' })).toHaveAttribute(
      'href',
      '/game/forge/grind',
    )
    const dealer = within(canvas.getByRole('article', { name: 'Скупщик' }))
    await expect(dealer.getByText(/1.340.очков улучшения/)).toBeVisible()
  },
}

export const JustOpened: Story = {
  args: { layout: layoutOf(['forgeOpenBanner']), buildings: buildingsWith(1), enhancePoints: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Откроется после поручения/)).toHaveLength(3)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const ForgeTooLow: Story = {
  args: { buildings: buildingsWith(2) },
  play: async ({ canvas }) => {
    const cold = canvas.getAllByText(/^Нужна кузница/)
    await expect(cold).toHaveLength(2)
    await expect(cold[0]).toHaveTextContent('Нужна кузница 4-го уровня, у вас 2-го.')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { buildings: undefined } }
export const Failed: Story = { args: { buildings: undefined, error: new Error('Произошла ошибка') } }
