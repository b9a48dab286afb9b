import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { EnhanceView } from '#apps/game/src/features/forge/enhance-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { AXE, SHIELD } from '../inventory/fixtures/storage.ts'
import { CUSTOMER, enhanceOf, storedGear } from './fixtures.ts'

const gear = storedGear()

const meta = {
  title: 'features/forge/Enhance',
  component: EnhanceView,
  args: {
    enhance: enhanceOf(gear),
    gear,
    customer: { ...CUSTOMER, diamonds: 340 },
    tab: 'recycle',
    onTab: fn(),
    isRecycling: false,
    onRecycle: fn(),
    doing: null,
    onAdd: fn(),
    onReset: fn(),
    onRename: fn(),
    error: null,
    onRetry: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof EnhanceView>

export default meta
type Story = StoryObj<typeof meta>

function panel() {
  return within(screen.queryByRole('dialog') ?? screen.getByRole('complementary', { name: 'Звёзды вещи' }))
}
async function choose(name: RegExp) {
  const list = within(screen.getByRole('list', { name: 'Вещи для звёзд' }))
  await userEvent.click(list.getByRole('button', { name }))
  return panel()
}
function nameOf(id: number) {
  return new RegExp(`^${gear.find((item) => item.id === id)?.name ?? '?'}`)
}

export const Recycle: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    const list = within(page.getByRole('list', { name: 'Вещи, которые можно разобрать' }))
    await expect(list.queryByRole('button', { name: nameOf(AXE) })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: nameOf(109) }))
    await userEvent.click(list.getByRole('button', { name: nameOf(110) }))
    await expect(page.getByText(/2.вещи/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Разобрать' }))
    await expect(args.onRecycle).not.toHaveBeenCalled()
    const question = within(screen.getByRole('dialog', { name: /Разобрать 2.вещи\?/ }))
    await userEvent.click(question.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onRecycle).toHaveBeenCalledWith([109, 110])
  },
}

export const MarksLowQuality: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: /Отметить простые/ }))
    const pressed = within(page.getByRole('list')).getAllByRole('button', { pressed: true })
    await expect(pressed).toHaveLength(2)
  },
}

export const Stars: Story = {
  args: { tab: 'stars' },
  play: async ({ args }) => {
    const item = await choose(nameOf(SHIELD))
    await userEvent.click(item.getByRole('button', { name: 'До звезды' }))
    await expect(item.getAllByText('станет')).toHaveLength(2)

    await userEvent.click(item.getByRole('button', { name: /Зажечь: 3/ }))
    await expect(args.onAdd).toHaveBeenCalledWith(SHIELD, 1_000)
  },
}

export const NotEnoughPoints: Story = {
  args: { tab: 'stars', enhance: enhanceOf(gear, 100) },
  play: async ({ args }) => {
    const item = await choose(nameOf(SHIELD))
    await userEvent.type(item.getByRole('textbox', { name: /Сколько очков вложить/ }), '500')
    await userEvent.click(item.getByRole('button', { name: 'Вложить очки' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await expect(screen.getAllByText(/Недостаточно очков улучшения/).length).toBeGreaterThan(0)
  },
}

export const Reset: Story = {
  args: { tab: 'stars' },
  play: async ({ args }) => {
    const item = await choose(nameOf(SHIELD))
    await userEvent.click(item.getByRole('button', { name: 'Вернуть очки' }))
    await waitFor(() => expect(screen.getByText(/Вернётся половина: 625.очков/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await expect(args.onReset).toHaveBeenCalledWith(SHIELD)
  },
}

export const RenameNeedsStars: Story = {
  args: { tab: 'stars', customer: { ...CUSTOMER, diamonds: 10 } },
  play: async ({ args }) => {
    const item = await choose(nameOf(SHIELD))
    await userEvent.click(item.getByRole('button', { name: 'Назвать' }))
    await userEvent.type(panel().getByRole('textbox', { name: 'Новое имя' }), 'Заноза')
    await userEvent.click(panel().getByRole('button', { name: /Назвать за 300/ }))
    await expect(args.onRename).not.toHaveBeenCalled()
    await expect(screen.getAllByText(/Вещь должна иметь 5 звезд/).length).toBeGreaterThan(0)
    await expect(screen.getAllByText(/Недостаточно алмазов/).length).toBeGreaterThan(0)
  },
}

export const NothingToRecycle: Story = { args: { gear: [], enhance: enhanceOf([]) } }
export const NoGear: Story = { args: { tab: 'stars', gear: [], enhance: enhanceOf([]) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneStars: Story = { globals: { viewport: { value: 'phone' } }, args: { tab: 'stars' } }
export const Loading: Story = { args: { enhance: undefined } }
export const Failed: Story = { args: { enhance: undefined, error: new Error('Произошла ошибка') } }
