import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { TaskTab } from '#apps/game/src/features/quests/task-tabs.ts'
import { TasksSheet } from '#apps/game/src/features/quests/tasks-sheet.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { dailyAt, ladderOn, questsWith, stepAt, tasksWith } from './fixtures.ts'

const actions = {
  claiming: [],
  onRead: fn(),
  onTake: fn(),
  onClaimDaily: fn(),
  onClaimInfinite: fn(),
  onTakeReward: fn(),
  onGo: fn(),
}

const meta = {
  title: 'features/quests/TasksSheet',
  component: TasksSheet,
  args: {
    quests: tasksWith(stepAt('collectTaxesQuest'), stepAt('wardrobeQuest', 3), stepAt('buyGearQuest', 1)),
    tab: 'daily',
    onTab: fn(),
    onClose: fn(),
    takingAll: false,
    onTakeAll: fn(),
    actions,
  },
  decorators: [inRouter],
  render: function Rendered(args) {
    const [tab, setTab] = useState<TaskTab>(args.tab)
    return <TasksSheet {...args} tab={tab} onTab={setTab} />
  },
} satisfies Meta<typeof TasksSheet>

export default meta
type Story = StoryObj<typeof meta>

function sheet() {
  return within(within(document.body).getByRole('dialog', { name: 'Поручения' }))
}

export const Today: Story = {
  play: async () => {
    const panel = sheet()
    await expect(panel.getByText('День 4')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Забрать награду дня' }))
    await expect(actions.onTakeReward).toHaveBeenCalledOnce()
    await userEvent.click(panel.getByRole('button', { name: 'Забрать: Утренний выход' }))
    await expect(actions.onClaimDaily).toHaveBeenCalledWith('morningMarch')
    await expect(panel.getByText('4 из 10')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'К войску' })).toHaveAttribute('href', '/game/army')
    await expect(panel.getByText('Получено')).toBeVisible()
  },
}

export const TakeAll: Story = {
  play: async ({ args }) => {
    await userEvent.click(sheet().getByRole('button', { name: /^Забрать всё: \d+\s+награ/ }))
    await expect(args.onTakeAll).toHaveBeenCalledOnce()
  },
}

export const RewardTaken: Story = {
  args: { quests: { ...tasksWith(), dailyReward: ladderOn(7, false), daily: [dailyAt('hardDay', 2)] } },
  play: async () => {
    await expect(sheet().queryByRole('button', { name: 'Забрать награду дня' })).toBeNull()
    await expect(sheet().queryByRole('button', { name: /^Забрать всё/ })).toBeNull()
    await expect(sheet().getByText(/Сегодняшняя награда у вас/)).toBeVisible()
  },
}

export const Infinite: Story = {
  args: { tab: 'infinite' },
  play: async () => {
    const panel = sheet()
    await userEvent.click(panel.getByRole('button', { name: 'Забрать: Дорога славы' }))
    await expect(actions.onClaimInfinite).toHaveBeenCalledWith('winMissions')
    await expect(panel.getAllByText('Откроется после поручения «Станьте десятым».')).toHaveLength(2)
  },
}

export const Tutorial: Story = {
  args: { tab: 'tutorial' },
  play: async () => {
    const titles = sheet()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Купите вещь', 'Соберите налоги', 'Оденьте войско'])
    await userEvent.click(sheet().getByRole('button', { name: 'Оденьте войско' }))
    await expect(actions.onRead).toHaveBeenCalledWith('wardrobeQuest')
  },
}

export const Newcomer: Story = {
  args: { quests: questsWith(stepAt('firstWinQuest')), tab: 'daily' },
  play: async () => {
    await expect(sheet().getByRole('tab', { name: 'На сегодня' })).toHaveAttribute('aria-disabled', 'true')
    await expect(sheet().getByText('Победите в первом походе')).toBeVisible()
  },
}

export const Taking: Story = {
  args: { actions: { ...actions, claiming: ['ladder', 'morningMarch'] } },
  play: async () => {
    await expect(sheet().getByRole('button', { name: /Забрать награду дня/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
