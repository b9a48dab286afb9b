import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BuildingsView } from '#apps/game/src/features/buildings/buildings-view.tsx'
import type { PlayerInfo } from '#generated/types.ts'
import { pressedReasons } from '../../ui/pressed-reasons.ts'
import { grown, yardOf } from './fixtures.ts'

function lord(level: number): PlayerInfo {
  return {
    playerId: 17,
    name: 'Ратибор',
    level,
    title: level >= 16 ? 'BARON' : 'KNIGHT',
    guildTag: null,
    avatarUrl: null,
    arms: 'p17',
  }
}

const meta = {
  title: 'features/buildings/Buildings',
  component: BuildingsView,
  args: {
    buildings: yardOf(grown, { level: 17, stock: 60 }),
    player: lord(17),
    gold: 12_480,
    sought: '',
    error: null,
    onRetry: fn(),
    building: null,
    onBuild: fn(),
    repairing: null,
    onRepair: fn(),
  },
} satisfies Meta<typeof BuildingsView>

export default meta
type Story = StoryObj<typeof meta>

export const Grown: Story = {
  play: async ({ canvas, args }) => {
    const storage = within(canvas.getByRole('article', { name: 'Склад' }))
    await expect(storage.getByText('Места на складе')).toBeVisible()
    await expect(storage.getByText('75')).toBeVisible()
    await expect(storage.getByText('80')).toBeVisible()
    await userEvent.click(storage.getByRole('button', { name: 'Склад: поднять до 10-го уровня' }))
    await expect(args.onBuild).toHaveBeenCalledWith('storage', 10)
    const forge = within(canvas.getByRole('article', { name: 'Кузница' }))
    await userEvent.click(forge.getByRole('button', { name: 'Показать подробности: Кузница' }))
    await waitFor(() => expect(forge.getByText(/Открыто: Отделка/)).toBeVisible())
  },
}

export const Newcomer: Story = {
  args: { buildings: yardOf({}, { level: 4 }), player: lord(4), gold: 160 },
  play: async ({ canvas, args }) => {
    const walls = within(canvas.getByRole('article', { name: 'Стены' }))
    await userEvent.click(walls.getByRole('button', { name: 'Стены: построить' }))
    await expect(args.onBuild).not.toHaveBeenCalled()
    const why = await pressedReasons()
    await expect(why.getByText('Нужен уровень 10')).toBeInTheDocument()
    await expect(why.getByText('Недостаточно золота')).toBeInTheDocument()
    const [first] = within(canvas.getByRole('region', { name: 'Хозяйство' })).getAllByRole('article')
    await expect(first).toHaveAccessibleName('Склад')
    const storage = within(canvas.getByRole('article', { name: 'Склад' }))
    await expect(storage.getByRole('button', { name: 'Склад: построить' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const ShortOfResources: Story = {
  args: { buildings: yardOf(grown, { level: 17, stock: 3 }) },
  play: async ({ canvas }) => {
    const stable = within(canvas.getByRole('article', { name: 'Конюшня' }))
    await userEvent.click(stable.getByRole('button', { name: /поднять до 6-го уровня/ }))
    const why = await pressedReasons()
    await expect(why.getByText('Недостаточно ресурсов: дерево')).toBeInTheDocument()
  },
}

export const CheaperBySkill: Story = {
  args: { buildings: yardOf(grown, { level: 17, stock: 90, discount: 1_500 }) },
}
export const LinkedTo: Story = { args: { sought: 'moats' } }
export const Building: Story = { args: { building: 'storage' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { buildings: undefined } }
export const Failed: Story = { args: { buildings: undefined, error: new Error('Произошла ошибка') } }

const standing = { ...grown, stakes: 4 }

export const AfterRaids: Story = {
  args: { buildings: yardOf(standing, { level: 17, stock: 60, damaged: ['walls', 'moats', 'stakes'] }) },
  play: async ({ canvas, args }) => {
    const walls = within(canvas.getByRole('article', { name: 'Стены' }))
    await expect(walls.getByText(/После набега/)).toBeVisible()
    await expect(walls.getByText('28').closest('dd')).toHaveTextContent('потеряно 28')
    await userEvent.click(walls.getByRole('button', { name: 'Стены: починить' }))
    await expect(args.onRepair).toHaveBeenCalledWith('walls', 7)
    const catapult = within(canvas.getByRole('article', { name: 'Катапульта' }))
    await expect(catapult.queryByRole('button', { name: /починить/ })).toBeNull()
  },
}

export const NoGoldForRepair: Story = {
  args: { buildings: yardOf(standing, { level: 17, stock: 60, damaged: ['moats'] }), gold: 3 },
  play: async ({ canvas, args }) => {
    const moats = within(canvas.getByRole('article', { name: 'Рвы' }))
    await userEvent.click(moats.getByRole('button', { name: 'Рвы: починить' }))
    const why = await pressedReasons()
    await expect(why.getByText('Недостаточно золота')).toBeInTheDocument()
    await expect(args.onRepair).not.toHaveBeenCalled()
  },
}

export const Repairing: Story = {
  args: { buildings: yardOf(standing, { level: 17, damaged: ['stakes'] }), repairing: 'stakes' },
}
