import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnlimitedCard } from '#apps/game/src/features/missions/unlimited-card.tsx'
import type { UnlimitedMission } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { energyOf, run } from './fixtures/args.ts'

const mission: UnlimitedMission = {
  missionKey: 'unlimited',
  name: 'Дорога без конца',
  legend: 'Верстовые столбы считают побеждённых. Ваш будет выше, если дойдёте.',
  enemyName: 'Бесконечная рать',
  icon: 'infinity',
  level: 1000,
  levelMin: 12,
  firstLevel: 9,
  energy: 6,
  paidEnemies: 3,
  experience: 312,
  gold: 126,
  record: 11,
  place: 42,
  players: 318,
}

const meta = {
  title: 'features/missions/UnlimitedCard',
  component: UnlimitedCard,
  decorators: [inRouter],
  args: {
    mission,
    level: 14,
    energy: energyOf(78),
    active: null,
    error: null,
    onRetry: fn(),
    starting: false,
    waiting: false,
    onStart: fn(),
  },
} satisfies Meta<typeof UnlimitedCard>

export default meta
type Story = StoryObj<typeof meta>

export const WithRecord: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('42-е место из 318')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Идти до конца' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const NeverTried: Story = { args: { mission: { ...mission, record: 0, place: null, players: 0 } } }

export const Locked: Story = {
  args: { level: 10, mission: { ...mission, record: 0, place: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Идти до конца' }))
    await expect(args.onStart).not.toHaveBeenCalled()
    const why = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(why).toHaveTextContent('Поход откроется на 12-м уровне')
  },
}

export const ArmyAway: Story = {
  args: { active: run, energy: energyOf(2) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Идти до конца' }))
    const why = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(why).toHaveTextContent(/Войско уже в походе.*Недостаточно энергии/)
  },
}

export const Starting: Story = { args: { starting: true } }
export const Loading: Story = { args: { mission: undefined } }
export const Failed: Story = { args: { mission: undefined, error: new Error('offline') } }
