import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QuestsCard } from '#apps/game/src/features/quests/quests-card.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { questsWith, stepAt, tasksWith } from './fixtures.ts'

const meta = {
  title: 'features/quests/QuestsCard',
  component: QuestsCard,
  args: {
    quests: questsWith(stepAt('buyArchersQuest', 3)),
    error: null,
    onRetry: fn(),
    completing: null,
    onRead: fn(),
    onTake: fn(),
    takingAll: false,
    onTakeAll: fn(),
    onTasks: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>, inRouter],
} satisfies Meta<typeof QuestsCard>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 из 5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К войску' })).toHaveAttribute('href', '/game/army')
    await expect(canvas.queryByRole('button', { name: 'Забрать' })).toBeNull()
  },
}

export const Done: Story = {
  args: { quests: questsWith(stepAt('buyArchersQuest', 5)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Забрать' }))
    await expect(args.onTake).toHaveBeenCalledWith('buyArchersQuest')
  },
}

export const Taking: Story = {
  args: { quests: questsWith(stepAt('buyArchersQuest', 5)), completing: 'buyArchersQuest' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Забрать/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onTake).not.toHaveBeenCalled()
  },
}

export const WithTasks: Story = {
  args: {
    quests: tasksWith(
      stepAt('levelEightQuest', 6),
      stepAt('sharpenQuest'),
      stepAt('equipGearQuest', 1),
      stepAt('learnSkillQuest'),
    ),
  },
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Наденьте вещь', 'Дорастите до 8-го уровня'])
    await expect(canvas.getByText('Глава 1, «Хозяин посада»: 12 из 35')).toBeVisible()
    await expect(canvas.getByText('Награда дня ждёт вас')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Забрать всё: 4.награды/ }))
    await expect(args.onTakeAll).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Все поручения/ }))
    await expect(args.onTasks).toHaveBeenLastCalledWith('daily')
    await userEvent.click(canvas.getByRole('button', { name: /^Ещё 2/ }))
    await expect(args.onTasks).toHaveBeenLastCalledWith('tutorial')
  },
}

export const Taxes: Story = {
  args: { quests: questsWith(stepAt('collectTaxesQuest')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'К налогам' })).toHaveAttribute('href', '/game#taxes')
    await userEvent.click(canvas.getByRole('button', { name: 'Соберите налоги' }))
    await expect(args.onRead).toHaveBeenCalledWith('collectTaxesQuest')
  },
}

export const Empty: Story = { args: { quests: questsWith() } }

export const Loading: Story = { args: { quests: undefined } }

export const Failed: Story = {
  args: { quests: undefined, error: new Error('Сервер не отвечает') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
