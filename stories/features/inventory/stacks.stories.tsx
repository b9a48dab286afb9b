import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { InventoryView } from '#apps/game/src/features/inventory/inventory-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { opened } from '../../ui/open-item.ts'
import { actions, cellar } from './fixtures/actions.ts'
import { ARMY, fullStorage, groupsOf, LEVEL } from './fixtures/storage.ts'

const meta = {
  title: 'features/inventory/Stacks',
  component: InventoryView,
  decorators: [inRouter],
  args: {
    inventory: fullStorage(),
    groups: groupsOf(ARMY),
    lord: { level: LEVEL, diamonds: 64 },
    actions,
    cellar,
    onSeen: fn(),
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof InventoryView>

export default meta
type Story = StoryObj<typeof meta>

export const Wine: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Припасы' }))
    const panel = await opened(/^Стоялый мёд/)
    await expect(panel.getByText('160 единиц')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: /Выпить/ }))
    await expect(args.cellar?.onDrink).toHaveBeenCalled()
  },
}

export const WineSold: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Припасы' }))
    const panel = await opened(/^Стоялый мёд/)
    await userEvent.click(panel.getByRole('button', { name: /Продать/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Больше: Стоялый мёд' }))
    await userEvent.click(panel.getByRole('button', { name: 'Продать за 120' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.cellar?.counter?.onSell).toHaveBeenCalledWith(
      expect.objectContaining({ consumableId: 2 }),
      2,
    )
  },
}

export const WineRecharges: Story = {
  args: {
    inventory: { ...fullStorage(), wineReadyAt: new Date(Date.now() + 11_520_000).toISOString() },
    cellar: {
      ...cellar,
      health: { current: 640, max: 900, fullAt: new Date(Date.now() + 2_000_000).toISOString() },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Припасы' }))
    const panel = await opened(/^Хлебный квас/)
    await userEvent.click(panel.getByRole('button', { name: /Выпить/ }))
    await expect(screen.getAllByText(/Войско ещё не протрезвело/).length).toBeGreaterThan(0)
    await expect(args.cellar?.onDrink).not.toHaveBeenCalled()
  },
}

export const Resources: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Ресурсы' }))
    const panel = await opened(/^Лён/)
    await expect(panel.getByText('Выставлено на рынок')).toBeVisible()
  },
}
