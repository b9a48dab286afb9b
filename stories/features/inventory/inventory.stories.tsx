import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { InventoryView } from '#apps/game/src/features/inventory/inventory-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { opened } from '../../ui/open-item.ts'
import { actions, cellar } from './fixtures/actions.ts'
import { ARMY, AXE, emptyStorage, fullStorage, groupsOf, LEVEL, SHIELD } from './fixtures/storage.ts'

const meta = {
  title: 'features/inventory/Inventory',
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

/** On a phone the figure is folded above the chest. */
async function unfolded(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  const fold = page.queryByRole('button', { name: 'Показать места на войске' })
  if (fold) await userEvent.click(fold)
  return page
}

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const chest = within(canvasElement).getByRole('region', { name: 'В сундуке' })
    await expect(within(chest).getAllByRole('button', { name: /новая вещь/ })).toHaveLength(3)
  },
}

export const BetterThanWorn: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.getByText('Против надетой: «Тесак лавочника»')).toBeVisible()
    await expect(panel.getAllByText('больше на').length).toBeGreaterThan(1)
    await userEvent.click(panel.getByRole('button', { name: /Надеть/ }))
    await expect(args.actions.onEquip).toHaveBeenCalledWith(expect.objectContaining({ id: AXE }), 4)
  },
}

/** What would change is shown before: each slot, and what the army gains. */
export const WearTheBest: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Надеть лучшее/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Надеть лучшее' }))
    await expect(sheet.getByText('Что это даст войску')).toBeVisible()
    await expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(0)
    await userEvent.click(sheet.getByRole('button', { name: /^Надеть \d+/ }))
    await expect(args.actions.onWearBest).toHaveBeenCalledOnce()
  },
}

export const NewIsViewedWhenOpened: Story = {
  play: async ({ args }) => {
    await opened(/^Вилы/)
    await expect(args.onSeen).toHaveBeenCalledWith(expect.objectContaining({ id: 110 }))
  },
}

export const NewIsViewedByLongPress: Story = {
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement).getByRole('button', { name: /^Вилы/ })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: card })
    await waitFor(() => expect(args.onSeen).toHaveBeenCalled())
    await userEvent.pointer({ keys: '[/MouseLeft]', target: card })
  },
}

export const LevelTooLow: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Короткий меч/)
    await userEvent.click(panel.getByRole('button', { name: /Надеть/ }))
    await expect(args.actions.onEquip).not.toHaveBeenCalled()
    await expect(screen.getAllByText(/Нужен уровень 19/).length).toBeGreaterThan(0)
  },
}

export const LockedCannotBeRecycled: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Боевой топорик/)
    await userEvent.click(panel.getByRole('button', { name: /Разобрать/ }))
    await expect(screen.getAllByText(/Вещь заблокирована/).length).toBeGreaterThan(0)
    await userEvent.click(panel.getByRole('button', { name: /Разблокировать/ }))
    await expect(args.actions.onToggleLock).toHaveBeenCalled()
    await expect(args.actions.onRecycle).not.toHaveBeenCalled()
  },
}

export const FitsTwoGroups: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Круглый щит/)
    await userEvent.click(panel.getByRole('radio', { name: 'Конница' }))
    await userEvent.click(panel.getByRole('button', { name: /Надеть/ }))
    await expect(args.actions.onEquip).toHaveBeenCalledWith(expect.objectContaining({ id: SHIELD }), 24)
  },
}

export const Unequipped: Story = {
  play: async ({ args, canvasElement }) => {
    const page = await unfolded(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /^Тяжёлая броня: Пластинчатый/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Снять/ }))
    await expect(args.actions.onUnequip).toHaveBeenCalled()
  },
}

export const EmptySlotFilters: Story = {
  play: async ({ canvasElement }) => {
    const page = await unfolded(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Плащ: пусто, есть что надеть' }))
    const chest = within(page.getByRole('region', { name: 'В сундуке' }))
    await expect(chest.getByRole('button', { name: /^Рогожный плащ/ })).toBeVisible()
    await expect(chest.queryByRole('button', { name: /^Вилы/ })).toBeNull()
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Фильтры' }))
    await userEvent.click(page.getByRole('button', { name: /^Эпическое/ }))
    await userEvent.selectOptions(page.getByLabelText('Порядок'), 'По уровню')
    const cards = within(page.getByRole('list', { name: 'В сундуке' })).getAllByRole('listitem')
    await expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual([
      'Короткий меч',
      'Круглый щит',
    ])
  },
}

export const OneGroup: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Мечники/ }))
    await expect(within(canvasElement).getAllByText(/^не в полную силу, \d+.%$/)).toHaveLength(2)
  },
}

export const NotWorking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Оруженосцы/ }))
    await expect(within(canvasElement).getByText('не работает')).toBeVisible()
  },
}

export const Renamed: Story = {
  args: { lord: { level: LEVEL, diamonds: 400 } },
  play: async ({ args }) => {
    const panel = await opened(/^Боевой топорик/)
    await userEvent.click(panel.getByRole('button', { name: /Назвать/ }))
    await userEvent.type(panel.getByLabelText('Новое имя'), 'Гроза межи{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.actions.onRename).toHaveBeenCalledWith(
      expect.objectContaining({ id: AXE }),
      'Гроза межи',
    )
  },
}

export const TooFewStarsToRename: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Круглый щит/)
    await userEvent.click(panel.getByRole('button', { name: /Назвать/ }))
    await userEvent.click(panel.getByRole('button', { name: /Назвать за/ }))
    await expect(screen.getAllByText(/Вещь должна иметь 5 звезд/).length).toBeGreaterThan(0)
    await expect(args.actions.onRename).not.toHaveBeenCalled()
  },
}

export const SoldToTheShop: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Вилы/)
    await userEvent.click(panel.getByRole('button', { name: /Продать/ }))
    await expect(await screen.findByText(/Лавка заплатит/)).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }))
    await expect(args.actions.onSell).toHaveBeenCalledWith(expect.objectContaining({ id: 110 }))
  },
}

export const LockedCannotBeSold: Story = {
  play: async ({ args }) => {
    const panel = await opened(/^Боевой топорик/)
    await userEvent.click(panel.getByRole('button', { name: /Продать/ }))
    await expect(screen.getAllByText(/Вещь заблокирована/).length).toBeGreaterThan(0)
    await expect(args.actions.onSell).not.toHaveBeenCalled()
  },
}

export const Equipping: Story = {
  args: { actions: { ...actions, underway: { action: 'equip', gearId: AXE } } },
  play: async () => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.getByRole('button', { name: /Надеть/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const NoRoom: Story = {
  args: { inventory: { ...fullStorage(), slots: { used: 61, total: 60, free: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/На складе нет места/)).toBeVisible()
  },
}

/** Shows the server's number of enhance points, which includes skills. */
export const Recycled: Story = {
  args: { actions: { ...actions, recyclePoints: new Map([[110, 137]]) } },
  play: async () => {
    const panel = await opened(/^Вилы/)
    await userEvent.click(panel.getByRole('button', { name: /Разобрать/ }))
    await waitFor(() => expect(screen.getByText(/Вы получите 137.очков улучшения/)).toBeVisible())
  },
}

/** Gear on the market has none of the buttons that would be refused. */
export const LockOfGearOnMarket: Story = {
  args: {
    inventory: {
      ...fullStorage(),
      gear: fullStorage().gear.map((gear) => (gear.id === AXE ? { ...gear, isInMarket: true } : gear)),
    },
  },
  play: async () => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.queryByRole('button', { name: /Заблокировать|Разблокировать/ })).toBeNull()
    await expect(panel.getByText(/Вещь на рынке/)).toBeVisible()
  },
}

export const DealerClosed: Story = {
  args: { actions: { ...actions, isDealerOpen: false } },
  play: async () => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.queryByRole('button', { name: /Разобрать/ })).toBeNull()
  },
}

export const ToTheAnvil: Story = {
  play: async () => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.getByRole('link', { name: 'Заточить' })).toHaveAttribute(
      'href',
      `/game/forge/grind?gear=${AXE}`,
    )
  },
}

export const ForgeClosed: Story = {
  args: { actions: { ...actions, isForgeOpen: false } },
  play: async () => {
    const panel = await opened(/^Боевой топорик/)
    await expect(panel.queryByRole('link', { name: 'Заточить' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Заточить' }))
    await expect(screen.getAllByText('Кузница откроется позже, по ходу поручений').length).toBeGreaterThan(0)
  },
}

export const EmptyStorage: Story = {
  args: { inventory: emptyStorage() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Сундук пуст/)).toBeVisible()
  },
}

/** The chosen item is in the address, so a reload shows it again. */
export const RestoredFromAddress: Story = {
  parameters: { address: '/?tab=swordsmen&only=epic&order=level&item=gear.101' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('tab', { name: /Мечники/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabelText('Порядок')).toHaveValue('level')
    await expect(screen.getAllByText('Против надетой: «Тесак лавочника»')[0]).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { inventory: undefined } }
export const Failed: Story = {
  args: { inventory: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
